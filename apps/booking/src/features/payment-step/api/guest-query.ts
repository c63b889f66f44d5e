import { send, type Transport } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** Whether the signed-in customer books without an account. */
export const guestQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('booking', 'guest'),
    queryFn: async ({ signal }) => (await send(api, identityRoutes.me, {}, { signal })).data.isGuest ?? false,
  });
