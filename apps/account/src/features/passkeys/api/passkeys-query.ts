import { send, type Transport } from '@livree/api-client';
import { passkeyRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The customer's passkeys, oldest first. */
export const passkeysQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('account', 'passkeys'),
    queryFn: async ({ signal }) => (await send(api, passkeyRoutes.list, {}, { signal })).data,
  });
