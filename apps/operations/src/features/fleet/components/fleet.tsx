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
import { fleetQuery } from '../api/fleet-query.ts';
import { fleetAddress } from '../model/filters.ts';
import { FleetTable } from './fleet-table.tsx';

/** The vehicles of the company, on offer or retired. */
export function Fleet() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const filters = fleetAddress.readFilters(search);
  const fleet = useQuery(fleetQuery(api, filters, fleetAddress.readPage(search)));
  return (
    <Frame
      title={t('frame.fleet')}
      beside={
        <Link to={places.newVehicle()} className={buttonClass({ slim: true })}>
          {t('fleet.add')}
        </Link>
      }
    >
      <Filters key={search.toString()} />
      <ReadState read={fleet}>
        {({ items, page, pageCount }) =>
          items.length === 0 ? (
            <EmptyState title={t('fleet.none')} />
          ) : (
            <>
              <FleetTable vehicles={items} />
              <ListPages
                label={t('fleet.pages')}
                page={page}
                pages={pageCount}
                onPage={(next) => setSearch(fleetAddress.withFilters(search, filters, next))}
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
  const [search, setSearch] = useSearchParams();
  const [filters, setFilters] = useState(() => fleetAddress.readFilters(search));
  return (
    <FilterPanel
      onApply={() => setSearch(fleetAddress.withFilters(search, filters, 1))}
      onReset={() => setSearch(fleetAddress.withFilters(search, { search: '', shows: '' }, 1))}
    >
      <SearchFilter
        label={t('fleet.search')}
        value={filters.search}
        onChange={(text) => setFilters({ ...filters, search: text })}
      />
      <ChoiceFilter
        label={t('fleet.offer')}
        value={filters.shows}
        onChange={(shows) => setFilters({ ...filters, shows })}
        allLabel={t('fleet.offered')}
        choices={[{ id: 'retired', label: t('fleet.retired') }]}
      />
    </FilterPanel>
  );
}
