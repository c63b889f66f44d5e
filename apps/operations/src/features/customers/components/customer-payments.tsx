import { useQuery, useSearchParams, useShell } from '@livree/platform';
import { ListPages } from '@livree/platform/list';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../../frame/read-state.tsx';
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
      <ReadState read={payments}>
        {({ items, page, pageCount }) =>
          items.length === 0 ? (
            <p>{t('ride.noPayments')}</p>
          ) : (
            <>
              <PaymentTable transactions={items} leadsToRides />
              <ListPages
                label={t('customers.paymentPages')}
                page={page}
                pages={pageCount}
                onPage={(next) => setSearch(withListPage(search, 'payments', next))}
                pageLabel={(number) => t('rides.page', { page: number })}
              />
            </>
          )
        }
      </ReadState>
    </section>
  );
}
