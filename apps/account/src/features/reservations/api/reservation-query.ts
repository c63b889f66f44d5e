import { send, type Transport } from '@livree/api-client';
import { reservationRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** One reservation with its transactions. */
export function reservationQuery(api: Transport, id: number) {
  return queryOptions({
    queryKey: queryKey('account', 'reservations', 'one', id),
    queryFn: async ({ signal }) =>
      (await send(api, reservationRoutes.read, { params: { id } }, { signal })).data,
  });
}
