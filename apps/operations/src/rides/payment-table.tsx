import type { Transaction } from '@livree/contracts';
import { textLinkClass } from '@livree/design-system/actions';
import { Status, Table, type Column } from '@livree/design-system/display';
import { Link } from '@livree/platform';
import { signedCents, standingText, transactionTone, transactionTypeText } from '@livree/rides/transaction';
import { useTranslation } from 'react-i18next';
import { places } from '../frame/places.ts';
import { useCompanyFormat } from '../frame/use-company-format.ts';

interface PaymentTableProps {
  readonly transactions: readonly Transaction[];
  /** Whether each row leads to its ride. */
  readonly leadsToRides?: boolean;
}

/** Payments and refunds in rows. */
export function PaymentTable({ transactions, leadsToRides = false }: PaymentTableProps) {
  const { t } = useTranslation('operations');
  const [type, ...columns] = useColumns();
  const ride = useRideColumn();
  return (
    <Table
      caption={t('ride.payments')}
      rows={transactions}
      rowKey={({ id }) => String(id)}
      columns={leadsToRides ? [type, ride, ...columns] : [type, ...columns]}
    />
  );
}

function useRideColumn(): Column<Transaction> {
  const { t } = useTranslation('operations');
  return {
    id: 'ride',
    header: t('rides.ride'),
    cell: ({ reservation }) =>
      reservation && (
        <Link to={places.ride(reservation.id)} className={textLinkClass()}>
          {reservation.reference}
        </Link>
      ),
  };
}

function useColumns(): readonly [Column<Transaction>, ...Column<Transaction>[]] {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const format = useCompanyFormat();
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
