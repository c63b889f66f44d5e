import { send, type Transport } from '@livree/api-client';
import { identityRoutes, mayCall } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The customer's ways to sign in: by password, with Google; whether others may be added, and what the session is. */
export const signInMethodsQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('account', 'sign-in-methods'),
    queryFn: async ({ signal }) => {
      const {
        signInMethods,
        emailConfirmed,
        isGuest = false,
        secondFactorAsked = false,
        user: { role },
      } = (await send(api, identityRoutes.me, {}, { signal })).data;
      const isPerson = mayCall(role, 'dispatcher');
      return { ...signInMethods, emailConfirmed, isGuest, secondFactorAsked, isPerson };
    },
  });
