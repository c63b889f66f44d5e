import type { Transaction } from '@livree/contracts';
import { TextLink } from '@livree/design-system/actions';
import { Status, Table, type Column } from '@livree/design-system/display';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { standingText, transactionTone, transactionTypeText } from '@livree/rides/transaction';
import { useTranslation } from 'react-i18next';
import { isRefundable, methodText } from '../model/transaction.ts';
import { useTime } from '../use-time.ts';
import { TransactionAmount } from './transaction-amount.tsx';
import * as styles from './transaction-table.module.css';
import type { Task } from './transaction-task.tsx';

interface TransactionTableProps {
  readonly transactions: readonly Transaction[];
  readonly onTask: (task: Task) => void;
}

/** The transactions as a table; on a phone each is a separate entry. */
export function TransactionTable({ transactions, onTask }: TransactionTableProps) {
  const { t } = useTranslation('payments');
  return (
    <Table
      caption={t('list.caption')}
      columns={useColumns(onTask)}
      rows={transactions}
      rowKey={({ id }) => String(id)}
    />
  );
}

function useColumns(onTask: TransactionTableProps['onTask']): readonly Column<Transaction>[] {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { timezone: timeZone } = useShell().config;
  const { date } = formatterFor(language, { timeZone });
  const formatTime = useTime();
  return [
    {
      id: 'transaction',
      header: t('list.transaction'),
      cell: ({ reservation, method, provider, transactionId }) => {
        const methodName = common(methodText(method ?? provider));
        return (
          <>
            {reservation
              ? t('list.reservation', { method: methodName, reference: reservation.reference })
              : methodName}
            <small>{transactionId}</small>
          </>
        );
      },
    },
    {
      id: 'type',
      header: t('list.type'),
      cell: ({ type }) => (
        <>
          <span aria-hidden>{type === 'payment' ? '↑' : '↓'}</span> {common(transactionTypeText(type))}
        </>
      ),
    },
    {
      id: 'status',
      header: t('list.status'),
      phone: 'end',
      cell: (row) => <Status tone={transactionTone(row.status)}>{common(standingText(row))}</Status>,
    },
    {
      id: 'date',
      header: t('list.date'),
      cell: ({ createdAt }) => (
        <>
          {date(new Date(createdAt), 'long')} <small>{formatTime(new Date(createdAt))}</small>
        </>
      ),
    },
    {
      id: 'amount',
      header: t('list.amount'),
      align: 'end',
      phone: 'end',
      cell: (transaction) => <TransactionAmount transaction={transaction} />,
    },
    {
      id: 'actions',
      header: t('list.actions'),
      align: 'end',
      phone: 'end',
      cell: (transaction) => <Actions transaction={transaction} onTask={onTask} />,
    },
  ];
}

function Actions({
  transaction,
  onTask,
}: {
  transaction: Transaction;
  onTask: TransactionTableProps['onTask'];
}) {
  const { t } = useTranslation('payments');
  const id = transaction.transactionId;
  return (
    <span className={styles.actions}>
      {isRefundable(transaction) && (
        <TextLink
          className={styles.refund}
          onClick={() => onTask({ kind: 'refund', transaction })}
          aria-label={t('list.refundOf', { id })}
        >
          {t('list.refund')}
        </TextLink>
      )}
      <TextLink
        onClick={() => onTask({ kind: 'details', transaction })}
        aria-label={t('list.detailsOf', { id })}
      >
        {t('list.details')}
      </TextLink>
    </span>
  );
}
