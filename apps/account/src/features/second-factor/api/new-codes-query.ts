import { send, type Transport } from '@livree/api-client';
import { secondFactorRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** New recovery codes in place of those before; made once each time they are shown. @param ask repeats a call that needs the factor */
export const newCodesQuery = (
  api: Transport,
  ask: <Answer>(call: () => Promise<Answer>) => Promise<Answer>,
) =>
  queryOptions({
    queryKey: queryKey('account', 'new-recovery-codes'),
    queryFn: async () => (await ask(() => send(api, secondFactorRoutes.makeRecoveryCodes, {}))).data.codes,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
