import type { Transaction } from '@livree/contracts';
import { Status, TextLink, VisuallyHidden } from '@livree/design-system/base';
import { formatterFor } from '@livree/i18n';
import { useMessages } from '@livree/platform';
import { meansText, statusText, statusTone, typeText } from '../model/status-tone.ts';
import { TransactionAmount } from './transaction-amount.tsx';
import * as styles from './transaction-table.module.css';

interface TransactionTableProps {
  readonly transactions: readonly Transaction[];
  readonly onDetails: (transaction: Transaction) => void;
}

/** The transactions as a table, each a card of its own on a phone. */
export function TransactionTable({ transactions, onDetails }: TransactionTableProps) {
  const { t } = useMessages('payments');
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('list.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('list.transaction')}</th>
          <th scope="col">{t('list.type')}</th>
          <th scope="col">{t('list.status')}</th>
          <th scope="col">{t('list.date')}</th>
          <th scope="col" className={styles.end}>
            {t('list.amount')}
          </th>
          <th scope="col" className={styles.end}>
            {t('list.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {transactions.map((transaction) => (
          <TransactionRow
            key={transaction.id}
            transaction={transaction}
            onDetails={() => onDetails(transaction)}
          />
        ))}
      </tbody>
    </table>
  );
}

function TransactionRow({ transaction, onDetails }: { transaction: Transaction; onDetails: () => void }) {
  const { t, language } = useMessages('payments');
  const { t: common } = useMessages('common');
  const { date, time } = formatterFor(language);
  const { reservation, method, provider, type, status, transactionId } = transaction;
  const created = new Date(transaction.createdAt);
  const means = common(meansText(method ?? provider));
  return (
    <tr>
      <th scope="row">
        {reservation ? t('list.reservation', { method: means, number: reservation.id }) : means}
        <small>{transactionId}</small>
      </th>
      <td className={styles.type}>
        <span aria-hidden>{type === 'payment' ? '↑' : '↓'}</span> {common(typeText(type))}
      </td>
      <td className={styles.status}>
        <Status tone={statusTone(status)}>{common(statusText(status))}</Status>
      </td>
      <td className={styles.when}>
        {date(created, 'long')} <small>{time(created)}</small>
      </td>
      <td className={styles.amount}>
        <TransactionAmount transaction={transaction} />
      </td>
      <td className={styles.actions}>
        <TextLink onClick={onDetails} aria-label={t('list.detailsOf', { id: transactionId })}>
          {t('list.details')}
        </TextLink>
      </td>
    </tr>
  );
}
