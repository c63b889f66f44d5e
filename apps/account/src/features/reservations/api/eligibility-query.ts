import { send, type Transport } from '@livree/api-client';
import { reservationRoutes, type Language } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** Whether a reservation may be cancelled now, in the server's words; asked anew each time. */
export function eligibilityQuery(api: Transport, id: number, language: Language) {
  return queryOptions({
    queryKey: queryKey('account', 'eligibility', id, language),
    queryFn: async ({ signal }) =>
      (await send(api, reservationRoutes.eligibility, { params: { id } }, { signal })).data,
    staleTime: 0,
    gcTime: 0,
  });
}
