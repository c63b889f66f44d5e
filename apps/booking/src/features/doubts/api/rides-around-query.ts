import { send, type Transport } from '@livree/api-client';
import { reservationRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The customer's confirmed rides of a day. */
export const ridesAroundQuery = (api: Transport, day: string) =>
  queryOptions({
    staleTime: 60_000,
    queryKey: queryKey('booking', 'rides-around', day),
    queryFn: async ({ signal }) => {
      const query = { status: 'confirmed', dateFrom: day, dateTo: day };
      return (await send(api, reservationRoutes.list, { query }, { signal })).data.items;
    },
  });
