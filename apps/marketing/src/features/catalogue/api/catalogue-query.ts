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
      const query = { page, perPage };
      const ask = () => {
        if (text === '') return send(api, fleetRoutes.list, { query: { ...query, type } }, { signal });
        const search = { ...query, q: text };
        if (type === '') return send(api, fleetRoutes.search, { query: search }, { signal });
        return send(api, fleetRoutes.byType, { params: { type }, query: search }, { signal });
      };
      return (await ask()).data;
    },
    staleTime: 60_000,
  });
}
