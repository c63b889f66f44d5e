import { send, type Transport } from '@livree/api-client';
import { reservationRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The new reservation; requested once its number is known. */
export function reservationQuery(api: Transport, id: number | null) {
  return queryOptions({
    queryKey: queryKey('booking', 'reservation', id),
    queryFn: async ({ signal }) =>
      (await send(api, reservationRoutes.read, { params: { id: id ?? 0 } }, { signal })).data.reservation,
    enabled: id !== null,
  });
}
