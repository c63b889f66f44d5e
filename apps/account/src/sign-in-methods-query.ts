import { send, type Transport } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The customer's ways to sign in: by password, with Google. */
export const signInMethodsQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('account', 'sign-in-methods'),
    queryFn: async ({ signal }) => (await send(api, identityRoutes.me, {}, { signal })).data.signInMethods,
  });
