import type { Movement } from '@livree/contracts';
import { textLinkClass } from '@livree/design-system/actions';
import { Status, Table, type Column } from '@livree/design-system/display';
import { Link } from '@livree/platform';
import { signedCents, standingText, transactionTone, transactionTypeText } from '@livree/rides/transaction';
import { useTranslation } from 'react-i18next';
import { places } from '../../../frame/places.ts';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import { providerName } from '../model/provider-name.ts';

/** Payments and refunds in rows, each with its paper and the way to its ride. */
export function MovementTable({ movements }: { movements: readonly Movement[] }) {
  const { t } = useTranslation('operations');
  return (
    <Table
      caption={t('money.list')}
      rows={movements}
      rowKey={({ transaction }) => String(transaction.id)}
      columns={useColumns()}
    />
  );
}

function useColumns(): readonly Column<Movement>[] {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const format = useCompanyFormat();
  return [
    {
      id: 'kind',
      header: t('money.kind'),
      cell: ({ at, transaction: { id, type } }) => (
        <>
          <Link to={places.payment(id)} className={textLinkClass()}>
            {common(transactionTypeText(type))}
          </Link>
          <small>{format.dateTime(new Date(at), 'compact')}</small>
        </>
      ),
    },
    {
      id: 'paper',
      header: t('money.paper'),
      cell: ({ bill, transaction: { transactionId, provider } }) => (
        <>
          {`${bill?.number ?? t('money.noPaper')} `}
          <small>{`${providerName(provider)}, ${transactionId}`}</small>
        </>
      ),
    },
    {
      id: 'ride',
      header: t('rides.ride'),
      cell: ({ clientName, transaction: { reservation } }) =>
        reservation && (
          <>
            <Link to={places.ride(reservation.id)} className={textLinkClass()}>
              {reservation.reference}
            </Link>
            <small>{clientName}</small>
          </>
        ),
    },
    {
      id: 'status',
      header: t('rides.status'),
      phone: 'end',
      cell: ({ transaction }) => (
        <Status tone={transactionTone(transaction.status)}>{common(standingText(transaction))}</Status>
      ),
    },
    {
      id: 'amount',
      header: t('ride.amount'),
      align: 'end',
      phone: 'end',
      cell: ({ transaction }) => format.money(signedCents(transaction, transaction.amount)),
    },
  ];
}
