import { send, type Transport } from '@livree/api-client';
import { reservationRoutes, type Language } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** Whether a reservation can be cancelled now, according to the server; requested each time. */
export function eligibilityQuery(api: Transport, id: number, language: Language) {
  return queryOptions({
    queryKey: queryKey('account', 'eligibility', id, language),
    queryFn: async ({ signal }) =>
      (await send(api, reservationRoutes.eligibility, { params: { id } }, { signal })).data,
    staleTime: 0,
    gcTime: 0,
  });
}
