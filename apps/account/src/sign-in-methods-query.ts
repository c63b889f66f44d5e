import { send, type Transport } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** How the signed-in customer can come in: by password, with Google. */
export const signInMethodsQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('account', 'sign-in-methods'),
    queryFn: async ({ signal }) => (await send(api, identityRoutes.me, {}, { signal })).data.signInMethods,
  });
