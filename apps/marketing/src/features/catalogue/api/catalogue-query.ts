import { send, type Transport } from '@livree/api-client';
import { fleetRoutes, type Page, type Vehicle } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import type { CatalogueFilter } from '../model/filter.ts';

const perPage = 12;

/** One page of the vehicles that a filter asks for. */
export function catalogueQuery(api: Transport, { text, type, page }: CatalogueFilter) {
  return queryOptions({
    queryKey: queryKey('marketing', 'catalogue', text, type, page),
    queryFn: async ({ signal }): Promise<Page<Vehicle>> => {
      const paging = { page, perPage };
      const answer =
        text === ''
          ? await send(api, fleetRoutes.list, { query: { ...paging, type } }, { signal })
          : await send(api, fleetRoutes.search, { query: { ...paging, q: text } }, { signal });
      return answer.data;
    },
    staleTime: 60_000,
  });
}
