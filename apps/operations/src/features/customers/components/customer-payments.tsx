import { useQuery, useSearchParams, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Paged } from '../../../frame/paged.tsx';
import { PaymentTable } from '../../../rides/payment-table.tsx';
import { customerPaymentsQuery } from '../api/customer-payments-query.ts';
import { readListPage, withListPage } from '../model/list-page.ts';

/** The payments and refunds of a customer, the newest first. */
export function CustomerPayments({ id }: { id: number }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const payments = useQuery(customerPaymentsQuery(api, id, readListPage(search, 'payments')));
  return (
    <section>
      <h2>{t('ride.payments')}</h2>
      <Paged
        read={payments}
        label={t('customers.paymentPages')}
        none={<p>{t('ride.noPayments')}</p>}
        onPage={(next, options) => setSearch(withListPage(search, 'payments', next), options)}
      >
        {(found) => <PaymentTable transactions={found} leadsToRides />}
      </Paged>
    </section>
  );
}
