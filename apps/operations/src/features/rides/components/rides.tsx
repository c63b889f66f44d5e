import { reservationStatuses, rideNeeds } from '@livree/contracts';
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
import { RideTable } from '../../../rides/ride-table.tsx';
import { ridesQuery } from '../api/rides-query.ts';
import { rideAddress, toQuery } from '../model/filters.ts';

/** Everybody's rides, found by reference, customer, place or vehicle. */
export function Rides() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search] = useSearchParams();
  const { filters, page, onPage } = useList(rideAddress);
  const rides = useQuery(ridesQuery(api, filters, page));
  return (
    <Frame
      title={t('frame.rides')}
      beside={
        <>
          <SaveListButton list="rides" request={{ query: toQuery(filters) }} title={t('frame.rides')} />
          <Link to={places.newRide()} className={buttonClass({ slim: true })}>
            {t('newRide.title')}
          </Link>
        </>
      }
    >
      <Filters key={search.toString()} />
      <Paged
        read={rides}
        label={t('rides.pages')}
        none={<EmptyState title={t('rides.none')} />}
        onPage={onPage}
      >
        {(found) => <RideTable rides={found} />}
      </Paged>
    </Frame>
  );
}

function Filters() {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const { field, ...panel } = useTypedFilters(rideAddress);
  return (
    <FilterPanel {...panel}>
      <SearchFilter {...field('search')} label={t('rides.search')} />
      <ChoiceFilter
        {...field('status')}
        label={t('rides.status')}
        allLabel={t('rides.all')}
        choices={reservationStatuses.map((id) => ({ id, label: common(`reservationStatus.${id}`) }))}
      />
      <ChoiceFilter
        {...field('need')}
        label={t('rides.need')}
        allLabel={t('rides.allNeeds')}
        choices={rideNeeds.map((id) => ({ id, label: t(`needs.${id}`, { count: 2 }) }))}
      />
    </FilterPanel>
  );
}
