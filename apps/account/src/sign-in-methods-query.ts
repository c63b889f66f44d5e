import { send, type Transport } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The customer's ways to sign in: by password, with Google; and whether others may be added. */
export const signInMethodsQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('account', 'sign-in-methods'),
    queryFn: async ({ signal }) => {
      const {
        signInMethods,
        emailConfirmed,
        isGuest = false,
      } = (await send(api, identityRoutes.me, {}, { signal })).data;
      return { ...signInMethods, emailConfirmed, isGuest };
    },
  });
