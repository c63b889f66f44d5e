import { send, type Transport } from '@livree/api-client';
import { fleetRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The types present in the fleet. */
export function typesQuery(api: Transport) {
  return queryOptions({
    queryKey: queryKey('marketing', 'vehicle-types'),
    queryFn: async ({ signal }) => (await send(api, fleetRoutes.types, {}, { signal })).data,
    staleTime: 5 * 60_000,
  });
}
