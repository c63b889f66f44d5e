import type { Transport } from '@livree/api-client';
import type { Page, Vehicle } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import type { CatalogueFilter } from '../model/filter.ts';
import { listVehicles } from './list-vehicles.ts';
import { searchVehiclesOfType } from './search-vehicles-of-type.ts';
import { searchVehicles } from './search-vehicles.ts';

const perPage = 12;

/** One page of the vehicles that match a filter. */
export function catalogueQuery(api: Transport, { text, type, page }: CatalogueFilter) {
  return queryOptions({
    queryKey: queryKey('marketing', 'catalogue', text, type, page),
    queryFn: ({ signal }): Promise<Page<Vehicle>> => {
      if (text === '') return listVehicles(api, { page, perPage, type }, signal);
      const query = { page, perPage, q: text };
      return type === ''
        ? searchVehicles(api, query, signal)
        : searchVehiclesOfType(api, type, query, signal);
    },
    staleTime: 60_000,
  });
}
