import type { ChangeQuote, Reservation } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Facts } from '@livree/design-system/display';
import { Banner } from '@livree/design-system/feedback';
import { Radio, RadioGroup } from '@livree/design-system/fields';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../frame/use-act.ts';
import * as styles from '../../../move/move.module.css';
import { acceptRequest } from '../api/accept-request.ts';

interface AcceptRequestProps {
  readonly ride: Reservation;
  readonly quote: ChangeQuote;
}

/** Both prices and their difference, who bears it, and the button that accepts. */
export function AcceptRequest({ ride, quote }: AcceptRequestProps) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const { money } = formatterFor(useLanguage());
  const [wantsToKeep, setWantsToKeep] = useState(false);
  const accepting = useAct((body: Parameters<typeof acceptRequest>[2]) => acceptRequest(api, ride.id, body));
  const [before, after] = [quote.previousPrice.cents, quote.totalPrice.cents];
  const mustKeep = quote.keepsPrice === true;
  const keepsPrice = mustKeep || wantsToKeep;
  const amount = money(Math.abs(after - before));
  if (!quote.isAvailable) return <Banner tone="warn">{t('request.taken')}</Banner>;
  return (
    <>
      <Facts
        facts={[
          { label: t('move.before'), value: money(before) },
          { label: t('move.after'), value: money(after) },
        ]}
      />
      {!mustKeep && after !== before && (
        <RadioGroup
          legend={t('move.money')}
          value={wantsToKeep ? 'keep' : 'new'}
          onChange={(choice) => setWantsToKeep(choice === 'keep')}
        >
          <Radio
            value="new"
            label={after > before ? t('request.pays', { amount }) : t('move.giveBack', { amount })}
          />
          <Radio value="keep" label={t('move.keep')} />
        </RadioGroup>
      )}
      <p className={styles.told}>
        {mustKeep && after !== before && `${t('move.settled')} `}
        {t('move.told')}
      </p>
      <Button
        wide
        loading={accepting.isPending}
        onClick={() => accepting.mutate({ quote: quote.quote, keepsPrice })}
      >
        {t('request.accept')}
      </Button>
    </>
  );
}
