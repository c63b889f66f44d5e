import type { RefundRequestEntry } from '@livree/contracts';
import { Button, TextLink, textLinkClass } from '@livree/design-system/actions';
import { Link, useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../frame/entries.module.css';
import { useKept } from '../../../frame/kept/use-kept.ts';
import { places } from '../../../frame/places.ts';
import { useAskedAct } from '../../../frame/use-asked-act.ts';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import { approveRefund } from '../api/approve-refund.ts';
import { DeclineForm } from './decline-form.tsx';

/** What one customer asks back, and why. */
export function RefundRequest({ entry }: { entry: RefundRequestEntry }) {
  const { t } = useTranslation('operations');
  const format = useCompanyFormat();
  const { api } = useShell();
  const { request, payment, clientName } = entry;
  const kept = useKept(`refund-request-${request.id}`);
  const [isDeclining, setDeclining] = useState(() => kept?.read() !== undefined);
  const amount = format.money(request.amount.cents);
  const approval = useAskedAct(() => approveRefund(api, request.id), {
    title: t('refunds.approveTitle', { amount }),
    text: t('refunds.approveText', { name: clientName }),
    yes: t('refunds.approve', { amount }),
    isDanger: false,
  });
  return (
    <li data-row className={styles.entry}>
      <div>
        <h2>{t('refunds.wish', { amount, paid: format.money(payment.amount.cents) })}</h2>
        <small>
          {clientName}, {format.dateTime(new Date(request.createdAt), 'compact')}
        </small>
        {request.reservation && (
          <Link to={places.ride(request.reservation.id)} className={textLinkClass()}>
            {request.reservation.reference}
          </Link>
        )}
        <p className={styles.said}>{request.description}</p>
      </div>
      <div className={styles.acts}>
        {isDeclining ? (
          <DeclineForm id={request.id} onKeep={() => setDeclining(false)} />
        ) : (
          <>
            <Button wide loading={approval.isPending} onClick={approval.ask}>
              {t('refunds.approve', { amount })}
            </Button>
            <TextLink className={styles.quiet} onClick={() => setDeclining(true)}>
              {t('refunds.decline')}
            </TextLink>
          </>
        )}
      </div>
      {approval.question}
    </li>
  );
}
