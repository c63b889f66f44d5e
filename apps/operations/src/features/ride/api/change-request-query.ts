import { send, type Transport } from '@livree/api-client';
import { dispatchRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** What the customer of a ride asks to change, and the price at which it can be accepted. */
export const changeRequestQuery = (api: Transport, id: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'change-request', id),
    queryFn: async ({ signal }) =>
      (await send(api, dispatchRoutes.changeRequest, { params: { id } }, { signal })).data,
  });
