import type { ChangeRequest as Asked, Reservation } from '@livree/contracts';
import { TextLink } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../../frame/read-state.tsx';
import * as styles from '../../../move/move.module.css';
import { changeRequestQuery } from '../api/change-request-query.ts';
import { AcceptRequest } from './accept-request.tsx';
import { DeclineRequest } from './decline-request.tsx';
import { WantedChange } from './wanted-change.tsx';

/** What the customer asks to change after the deadline, to be accepted at a shown price or declined with a reason. */
export function ChangeRequest({ ride }: { ride: Reservation }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const read = useQuery(changeRequestQuery(api, ride.id));
  const [isDeclining, setDeclining] = useState(false);
  if (read.isPending) return null;
  return (
    <ReadState read={read}>
      {({ request, quote, refusal }) => {
        if (request?.status === 'to_pay') return <AwaitedPayment {...{ ride, request }} />;
        if (request?.status !== 'open') return null;
        return (
          <section className={styles.form}>
            <h2>{t('request.title')}</h2>
            <WantedChange {...{ ride, request }} />
            {refusal !== null && <Banner tone="warn">{refusal}</Banner>}
            {isDeclining ? (
              <DeclineRequest id={ride.id} onKeep={() => setDeclining(false)} />
            ) : (
              <>
                {quote && <AcceptRequest {...{ ride, quote }} />}
                <TextLink onClick={() => setDeclining(true)}>{t('refunds.decline')}</TextLink>
              </>
            )}
          </section>
        );
      }}
    </ReadState>
  );
}

function AwaitedPayment({ ride, request }: { ride: Reservation; request: Asked }) {
  const { t } = useTranslation('operations');
  const format = formatterFor(useLanguage(), { timeZone: ride.timezone });
  const amount = format.money(request.totalPrice.cents - request.previousPrice.cents);
  const until = request.payUntil === null ? '' : format.dateTime(new Date(request.payUntil), 'compact');
  return <Banner tone="info">{t('request.awaited', { amount, until })}</Banner>;
}
