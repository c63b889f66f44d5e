import { useQuery, useSearchParams, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Paged } from '../../../frame/paged.tsx';
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
      <Paged
        read={rides}
        label={t('rides.pages')}
        none={<p>{t('customers.noRides')}</p>}
        onPage={(next, options) => setSearch(withListPage(search, 'rides', next), options)}
      >
        {(found) => <RideTable rides={found} />}
      </Paged>
    </section>
  );
}
