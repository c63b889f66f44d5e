import type { ListedCustomer } from '@livree/contracts';
import { textLinkClass } from '@livree/design-system/actions';
import { Table, type Column } from '@livree/design-system/display';
import { phoneLink, spacedPhone } from '@livree/i18n';
import { Link } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { places } from '../../../frame/places.ts';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import { CustomerKind } from './customer-kind.tsx';

/** Customers in rows, each with the way to their page. */
export function CustomerTable({ customers }: { customers: readonly ListedCustomer[] }) {
  const { t } = useTranslation('operations');
  return (
    <Table
      caption={t('frame.customers')}
      rows={customers}
      rowKey={({ id }) => String(id)}
      columns={useColumns()}
    />
  );
}

function useColumns(): readonly Column<ListedCustomer>[] {
  const { t } = useTranslation('operations');
  const format = useCompanyFormat();
  return [
    {
      id: 'customer',
      header: t('ride.customer'),
      cell: ({ id, name, email }) => (
        <>
          <Link to={places.customer(id)} className={textLinkClass()}>
            {name}
          </Link>
          <small>{email}</small>
        </>
      ),
    },
    {
      id: 'phone',
      header: t('ride.phone'),
      cell: ({ phone }) => phone && <a href={phoneLink(phone)}>{spacedPhone(phone)}</a>,
    },
    { id: 'kind', header: t('customers.kind'), cell: (customer) => <CustomerKind customer={customer} /> },
    {
      id: 'since',
      header: t('customers.since'),
      phone: 'end',
      cell: ({ createdAt }) => format.date(new Date(createdAt), 'short'),
    },
    {
      id: 'rides',
      header: t('frame.rides'),
      align: 'end',
      phone: 'end',
      cell: ({ rideCount }) => t('customers.rideCount', { count: rideCount }),
    },
  ];
}
