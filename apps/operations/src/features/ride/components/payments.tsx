import type { Transaction } from '@livree/contracts';
import { Status, Table, type Column } from '@livree/design-system/display';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { signedCents, standingText, transactionTone, transactionTypeText } from '@livree/rides/transaction';
import { useTranslation } from 'react-i18next';

/** The payments and refunds of a ride. */
export function Payments({ transactions }: { transactions: readonly Transaction[] }) {
  const { t } = useTranslation('operations');
  const columns = useColumns();
  return (
    <section>
      <h2>{t('ride.payments')}</h2>
      {transactions.length === 0 ? (
        <p>{t('ride.noPayments')}</p>
      ) : (
        <Table
          caption={t('ride.payments')}
          rows={transactions}
          rowKey={({ id }) => String(id)}
          columns={columns}
        />
      )}
    </section>
  );
}

function useColumns(): readonly Column<Transaction>[] {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const format = formatterFor(useLanguage());
  return [
    {
      id: 'type',
      header: t('ride.payment'),
      cell: ({ type, transactionId, createdAt }) => (
        <>
          {common(transactionTypeText(type))}
          <small>{`${transactionId}, ${format.dateTime(new Date(createdAt), 'compact')}`}</small>
        </>
      ),
    },
    {
      id: 'status',
      header: t('rides.status'),
      phone: 'end',
      cell: (row) => <Status tone={transactionTone(row.status)}>{common(standingText(row))}</Status>,
    },
    {
      id: 'amount',
      header: t('ride.amount'),
      align: 'end',
      phone: 'end',
      cell: (row) => format.money(signedCents(row, row.amount)),
    },
  ];
}
