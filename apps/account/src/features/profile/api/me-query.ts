import { send, type Transport } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The customer's current data on the server. */
export const meQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('account', 'me'),
    queryFn: async ({ signal }) => (await send(api, identityRoutes.me, {}, { signal })).user,
  });
