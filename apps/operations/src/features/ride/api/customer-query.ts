import { send, type Transport } from '@livree/api-client';
import { customerRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The customer of a ride; null once their account is deleted. */
export const customerQuery = (api: Transport, rideId: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'customer-of-ride', rideId),
    queryFn: async ({ signal }) => {
      const request = { params: { id: rideId } };
      return (await send(api, customerRoutes.readForRide, request, { signal })).data ?? null;
    },
  });
