import { reservationStatuses } from '@livree/contracts';
import { buttonClass } from '@livree/design-system/actions';
import { EmptyState } from '@livree/design-system/feedback';
import { Link, useQuery, useSearchParams, useShell } from '@livree/platform';
import { ChoiceFilter, FilterPanel, SearchFilter } from '@livree/platform/filters';
import { ListPages } from '@livree/platform/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { places } from '../../../frame/places.ts';
import { ReadState } from '../../../frame/read-state.tsx';
import { RideTable } from '../../../rides/ride-table.tsx';
import { ridesQuery } from '../api/rides-query.ts';
import { rideAddress } from '../model/filters.ts';

/** Everybody's rides, found by reference, customer, place or vehicle. */
export function Rides() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const filters = rideAddress.readFilters(search);
  const rides = useQuery(ridesQuery(api, filters, rideAddress.readPage(search)));
  return (
    <Frame
      title={t('frame.rides')}
      beside={
        <Link to={places.newRide()} className={buttonClass({ slim: true })}>
          {t('newRide.title')}
        </Link>
      }
    >
      <Filters key={search.toString()} />
      <ReadState read={rides}>
        {({ items, page, pageCount }) =>
          items.length === 0 ? (
            <EmptyState title={t('rides.none')} />
          ) : (
            <>
              <RideTable rides={items} />
              <ListPages
                label={t('rides.pages')}
                page={page}
                pages={pageCount}
                onPage={(next) => setSearch(rideAddress.withFilters(search, filters, next))}
                pageLabel={(number) => t('rides.page', { page: number })}
              />
            </>
          )
        }
      </ReadState>
    </Frame>
  );
}

function Filters() {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const [search, setSearch] = useSearchParams();
  const [filters, setFilters] = useState(() => rideAddress.readFilters(search));
  return (
    <FilterPanel
      onApply={() => setSearch(rideAddress.withFilters(search, filters, 1))}
      onReset={() => setSearch(rideAddress.withFilters(search, { search: '', status: '' }, 1))}
    >
      <SearchFilter
        label={t('rides.search')}
        value={filters.search}
        onChange={(text) => setFilters({ ...filters, search: text })}
      />
      <ChoiceFilter
        label={t('rides.status')}
        value={filters.status}
        onChange={(status) => setFilters({ ...filters, status })}
        allLabel={t('rides.all')}
        choices={reservationStatuses.map((id) => ({ id, label: common(`reservationStatus.${id}`) }))}
      />
    </FilterPanel>
  );
}
