import { send, type Transport } from '@livree/api-client';
import { reservationRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';
import type { ReservationFilters } from '../model/filters.ts';

/** A page of the customer's reservations: the rides ahead, soonest first, then those that are over. */
export function reservationsQuery(api: Transport, filters: ReservationFilters, page: number) {
  return queryOptions({
    queryKey: queryKey('account', 'reservations', 'list', filters, page),
    queryFn: async ({ signal }) =>
      (await send(api, reservationRoutes.list, { query: { ...filters, page, order: 'next' } }, { signal }))
        .data,
    placeholderData: keepPreviousData,
  });
}

/** The prefix of every query key with reservations. */
export const reservationsKey = queryKey('account', 'reservations');
