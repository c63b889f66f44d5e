import { send, type Transport } from '@livree/api-client';
import { fleetRoutes, type Language } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

const wholeFleet = 50;

/** The vehicles that a ride can be given. */
export const vehiclesQuery = (api: Transport, language: Language) =>
  queryOptions({
    queryKey: queryKey('operations', 'offered-vehicles', language),
    queryFn: async ({ signal }) =>
      (
        await send(
          api,
          fleetRoutes.list,
          { query: { perPage: wholeFleet, sortBy: 'marque', sortOrder: 'asc' } },
          { signal },
        )
      ).data.items,
  });
