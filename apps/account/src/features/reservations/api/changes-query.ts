import { send, type Transport } from '@livree/api-client';
import { changeRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** Whether a ride can be changed now, and what was changed. */
export function changesQuery(api: Transport, id: number) {
  return queryOptions({
    queryKey: queryKey('account', 'reservations', 'changes', id),
    queryFn: async ({ signal }) => (await send(api, changeRoutes.list, { params: { id } }, { signal })).data,
  });
}
