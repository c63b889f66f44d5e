import { send, type Transport } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The customer as the server knows them now. */
export const meQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('account', 'me'),
    queryFn: async ({ signal }) => (await send(api, identityRoutes.me, {}, { signal })).user,
  });
