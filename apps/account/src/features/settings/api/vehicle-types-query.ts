import { send, type Transport } from '@livree/api-client';
import { fleetRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The vehicle types of the fleet. */
export const vehicleTypesQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('account', 'vehicle-types'),
    queryFn: async ({ signal }) => (await send(api, fleetRoutes.types, {}, { signal })).data,
  });
