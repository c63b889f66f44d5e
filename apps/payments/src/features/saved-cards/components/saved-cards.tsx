import { errorText } from '@livree/api-client';
import type { SavedCard } from '@livree/contracts';
import { Banner, Tag, TextLink } from '@livree/design-system/base';
import { useMessages, useQuery, useShell } from '@livree/platform';
import { savedCardsQuery } from '../../../cards/saved-cards-query.ts';
import { useCardFace } from '../../../cards/use-card-face.ts';
import { useChangeCard } from '../api/use-change-card.ts';
import * as styles from './saved-cards.module.css';

/** The cards that the provider keeps for the customer; nothing for who has none. */
export function SavedCards() {
  const { t } = useMessages('payments');
  const { t: common } = useMessages('common');
  const cards = useQuery(savedCardsQuery(useShell().api));
  if (cards.error)
    return (
      <Banner tone="error" retryLabel={common('actions.retry')} onRetry={() => void cards.refetch()}>
        {errorText(cards.error, common, t('cards.failed'))}
      </Banner>
    );
  if (cards.data === undefined || cards.data.length === 0) return null;
  return (
    <section className={styles.cards} aria-labelledby="saved-cards">
      <h2 id="saved-cards">{t('cards.title')}</h2>
      <ul>
        {cards.data.map((card) => (
          <SavedCardItem key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}

function SavedCardItem({ card }: { card: SavedCard }) {
  const { t } = useMessages('payments');
  const { t: common } = useMessages('common');
  const { toasts } = useShell();
  const { name, expiry } = useCardFace()(card);
  const change = useChangeCard();
  const run = (kind: 'prefer' | 'remove'): void =>
    change.mutate(
      { kind, id: card.id },
      {
        onSuccess: () => toasts.show('success', t(`cards.${kind}Done`)),
        onError: (error) => toasts.show('error', errorText(error, common, t('cards.failed'))),
      },
    );
  return (
    <li className={styles.card}>
      <span>
        {name} {card.isDefault ? <Tag>{t('cards.default')}</Tag> : null}
        <small>{expiry}</small>
      </span>
      {card.isDefault ? null : (
        <TextLink onClick={() => run('prefer')} aria-label={t('cards.preferOf', { name })}>
          {t('cards.prefer')}
        </TextLink>
      )}
      <TextLink onClick={() => run('remove')} aria-label={t('cards.removeOf', { name })}>
        {t('cards.remove')}
      </TextLink>
    </li>
  );
}
