import { send, type Transport } from '@livree/api-client';
import { settingsRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The customer's settings. */
export function settingsQuery(api: Transport) {
  return queryOptions({
    queryKey: queryKey('account', 'settings'),
    queryFn: async ({ signal }) => (await send(api, settingsRoutes.read, {}, { signal })).data,
  });
}
