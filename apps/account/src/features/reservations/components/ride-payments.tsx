import {
  isOneOf,
  refundDecisions,
  transactionStatuses,
  transactionTypes,
  type Transaction,
  type TransactionStatus,
} from '@livree/contracts';
import { Status, type StatusTone } from '@livree/design-system/base';
import { formatterFor } from '@livree/i18n';
import { useMessages } from '@livree/platform';
import * as styles from './ride-details.module.css';

const tones: Readonly<Record<TransactionStatus, StatusTone>> = {
  pending: 'waiting',
  processing: 'waiting',
  completed: 'ok',
  failed: 'failed',
  cancelled: 'cancelled',
  refunded: 'ended',
};

/** What was paid for a ride and given back. */
export function RidePayments({ transactions }: { transactions: readonly Transaction[] }) {
  const { t } = useMessages('account');
  return (
    <section className={styles.part}>
      <h3>{t('ride.payments')}</h3>
      {transactions.length === 0 ? (
        <p>{t('ride.noPayments')}</p>
      ) : (
        <ul className={styles.payments}>
          {transactions.map((transaction) => (
            <PaymentRow key={transaction.id} transaction={transaction} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PaymentRow({ transaction }: { transaction: Transaction }) {
  const { language } = useMessages('account');
  const { t: common } = useMessages('common');
  const { type, amount, currency, createdAt, decision } = transaction;
  const { money, dateTime } = formatterFor(language, { currency });
  const status = isOneOf(transactionStatuses, transaction.status) ? transaction.status : undefined;
  const isDecided = decision !== null && decision !== 'approved' && isOneOf(refundDecisions, decision);
  return (
    <li>
      <span>{common(`transactionType.${isOneOf(transactionTypes, type) ? type : 'unknown'}`)}</span>
      <Status tone={status ? tones[status] : 'ended'}>
        {common(isDecided ? `refundDecision.${decision}` : `transactionStatus.${status ?? 'unknown'}`)}
      </Status>
      <small>{dateTime(new Date(createdAt), 'short')}</small>
      <span className={styles.amount}>{money(type === 'payment' ? amount.cents : -amount.cents)}</span>
    </li>
  );
}
