import { send, type Transport } from '@livree/api-client';
import { secondFactorRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** Begins to set an app up; asked once each time the form opens. @param ask repeats a call that needs the holder */
export const newAuthenticatorQuery = (
  api: Transport,
  ask: <Answer>(call: () => Promise<Answer>) => Promise<Answer>,
) =>
  queryOptions({
    queryKey: queryKey('account', 'new-authenticator'),
    queryFn: async () => (await ask(() => send(api, secondFactorRoutes.startAuthenticator, {}))).data,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
