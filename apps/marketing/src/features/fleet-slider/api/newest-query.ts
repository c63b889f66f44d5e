import { send, type Transport } from '@livree/api-client';
import { fleetRoutes, type Vehicle } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

const shown = 10;

/** The newest vehicles. */
export function newestQuery(api: Transport) {
  return queryOptions({
    queryKey: queryKey('marketing', 'newest'),
    queryFn: async ({ signal }): Promise<readonly Vehicle[]> => {
      const query = { perPage: shown, sortBy: 'created_at', sortOrder: 'desc' } as const;
      return (await send(api, fleetRoutes.list, { query }, { signal })).data.items;
    },
    staleTime: 5 * 60_000,
  });
}
