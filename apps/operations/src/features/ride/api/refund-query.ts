import { send, type Transport } from '@livree/api-client';
import { reservationRoutes, type Language } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** What a cancellation by telephone would refund now. */
export const refundQuery = (api: Transport, id: number, language: Language) =>
  queryOptions({
    queryKey: queryKey('operations', 'refund', id, language),
    queryFn: async ({ signal }) =>
      (await send(api, reservationRoutes.eligibility, { params: { id } }, { signal })).data.refundAmount,
    staleTime: 0,
  });
