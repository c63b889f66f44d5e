import { send, type Transport } from '@livree/api-client';
import { documentRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The documents of a ride; requested each time, because a payment or a refund adds one. */
export function documentsQuery(api: Transport, id: number) {
  return queryOptions({
    queryKey: queryKey('account', 'documents', id),
    queryFn: async ({ signal }) =>
      (await send(api, documentRoutes.list, { params: { id } }, { signal })).data,
    staleTime: 0,
  });
}
