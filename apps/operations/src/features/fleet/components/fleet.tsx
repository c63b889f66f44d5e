import { buttonClass } from '@livree/design-system/actions';
import { EmptyState } from '@livree/design-system/feedback';
import { Link, useQuery, useSearchParams, useShell } from '@livree/platform';
import { ChoiceFilter, FilterPanel, SearchFilter } from '@livree/platform/filters';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { SaveListButton } from '../../../frame/lists/save-list-button.tsx';
import { Paged } from '../../../frame/paged.tsx';
import { places } from '../../../frame/places.ts';
import { useList, useTypedFilters } from '../../../frame/use-list.ts';
import { fleetQuery } from '../api/fleet-query.ts';
import { fleetAddress, toQuery } from '../model/filters.ts';
import { FleetTable } from './fleet-table.tsx';

/** The vehicles of the company, on offer or retired. */
export function Fleet() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search] = useSearchParams();
  const { filters, page, onPage } = useList(fleetAddress);
  const fleet = useQuery(fleetQuery(api, filters, page));
  return (
    <Frame
      title={t('frame.fleet')}
      beside={
        <>
          <SaveListButton list="vehicles" request={{ query: toQuery(filters) }} title={t('frame.fleet')} />
          <Link to={places.newVehicle()} className={buttonClass({ slim: true })}>
            {t('fleet.add')}
          </Link>
        </>
      }
    >
      <Filters key={search.toString()} />
      <Paged
        read={fleet}
        label={t('fleet.pages')}
        none={<EmptyState title={t('fleet.none')} />}
        onPage={onPage}
      >
        {(vehicles) => <FleetTable vehicles={vehicles} />}
      </Paged>
    </Frame>
  );
}

function Filters() {
  const { t } = useTranslation('operations');
  const { field, ...panel } = useTypedFilters(fleetAddress);
  return (
    <FilterPanel {...panel}>
      <SearchFilter {...field('search')} label={t('fleet.search')} />
      <ChoiceFilter
        {...field('shows')}
        label={t('fleet.offer')}
        allLabel={t('fleet.offered')}
        choices={[{ id: 'retired', label: t('fleet.retired') }]}
      />
    </FilterPanel>
  );
}
