import { send, type Transport } from '@livree/api-client';
import { fleetRoutes, type Language, type Vehicle } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

const wholeFleet = 50;

/** The vehicles that a ride can be changed to. */
export function fleetQuery(api: Transport, language: Language) {
  return queryOptions({
    queryKey: queryKey('account', 'fleet', language),
    queryFn: async ({ signal }): Promise<readonly Vehicle[]> => {
      const answer = await send(api, fleetRoutes.list, { query: { perPage: wholeFleet } }, { signal });
      return answer.data.items.filter(({ isActive }) => isActive);
    },
    staleTime: 5 * 60_000,
  });
}
