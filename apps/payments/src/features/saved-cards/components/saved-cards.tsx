import { errorText } from '@livree/api-client';
import type { SavedCard } from '@livree/contracts';
import { Button, TextLink } from '@livree/design-system/actions';
import { Tag } from '@livree/design-system/display';
import { Banner } from '@livree/design-system/feedback';
import { useQuery, useShell } from '@livree/platform';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { savedCardsQuery } from '../../../cards/saved-cards-query.ts';
import { useCardFace } from '../../../cards/use-card-face.ts';
import { usePreferCard } from '../api/use-prefer-card.ts';
import { useRemoveCard } from '../api/use-remove-card.ts';
import * as styles from './saved-cards.module.css';

const AddCardDialog = lazy(async () => ({ default: (await import('./add-card-dialog.tsx')).AddCardDialog }));

/** The customer's saved cards, with a button to add one; nothing if nobody takes cards. */
export function SavedCards() {
  const { t } = useTranslation('payments');
  const { t: common } = useTranslation('common');
  const { api, config } = useShell();
  const cards = useQuery(savedCardsQuery(api));
  const [isAdding, setAdding] = useState(false);
  if (!config.paymentMethods.some(({ id, isActive }) => id === 'card' && isActive)) return null;
  if (cards.error)
    return (
      <Banner
        tone="error"
        className={styles.failed}
        retryLabel={common('actions.retry')}
        onRetry={() => void cards.refetch()}
      >
        {errorText(cards.error, common, t('cards.failed'))}
      </Banner>
    );
  if (cards.data === undefined) return null;
  return (
    <section className={styles.cards} aria-labelledby="saved-cards">
      <h2 id="saved-cards">{t('cards.title')}</h2>
      {cards.data.length === 0 ? (
        <p>{t('cards.none')}</p>
      ) : (
        <ul>
          {cards.data.map((card) => (
            <SavedCardItem key={card.id} card={card} />
          ))}
        </ul>
      )}
      <div>
        <Button variant="secondary" onClick={() => setAdding(true)}>
          {t('cards.add.open')}
        </Button>
      </div>
      {isAdding && (
        <Suspense>
          <AddCardDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  );
}

function SavedCardItem({ card }: { card: SavedCard }) {
  const { t } = useTranslation('payments');
  const { t: common } = useTranslation('common');
  const { toasts } = useShell();
  const { name, expiry } = useCardFace()(card);
  const prefer = usePreferCard(card.id);
  const remove = useRemoveCard(card.id);
  const told = (done: string) => ({
    onSuccess: () => toasts.show('success', done),
    onError: (error: Error) => toasts.show('error', errorText(error, common, t('cards.failed'))),
  });
  return (
    <li className={styles.card}>
      <span>
        {name} {card.isDefault ? <Tag>{t('cards.default')}</Tag> : null}
        <small>{expiry}</small>
      </span>
      {card.isDefault ? null : (
        <TextLink
          onClick={() => prefer.mutate(undefined, told(t('cards.preferDone')))}
          aria-label={t('cards.preferOf', { name })}
        >
          {t('cards.prefer')}
        </TextLink>
      )}
      <TextLink
        onClick={() => remove.mutate(undefined, told(t('cards.removeDone')))}
        aria-label={t('cards.removeOf', { name })}
      >
        {t('cards.remove')}
      </TextLink>
    </li>
  );
}
