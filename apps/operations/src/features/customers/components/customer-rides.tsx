import { useQuery, useSearchParams, useShell } from '@livree/platform';
import { ListPages } from '@livree/platform/list';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../../frame/read-state.tsx';
import { RideTable } from '../../../rides/ride-table.tsx';
import { customerRidesQuery } from '../api/customer-rides-query.ts';
import { readListPage, withListPage } from '../model/list-page.ts';

/** The rides of a customer, the latest pickup first. */
export function CustomerRides({ id }: { id: number }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const rides = useQuery(customerRidesQuery(api, id, readListPage(search, 'rides')));
  return (
    <section>
      <h2>{t('frame.rides')}</h2>
      <ReadState read={rides}>
        {({ items, page, pageCount }) =>
          items.length === 0 ? (
            <p>{t('customers.noRides')}</p>
          ) : (
            <>
              <RideTable rides={items} />
              <ListPages
                label={t('rides.pages')}
                page={page}
                pages={pageCount}
                onPage={(next) => setSearch(withListPage(search, 'rides', next))}
                pageLabel={(number) => t('rides.page', { page: number })}
              />
            </>
          )
        }
      </ReadState>
    </section>
  );
}
