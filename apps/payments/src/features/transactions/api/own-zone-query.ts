import { send, type Transport } from '@livree/api-client';
import { settingsRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The customer's time zone. */
export function ownZoneQuery(api: Transport) {
  return queryOptions({
    queryKey: queryKey('payments', 'own-zone'),
    queryFn: async ({ signal }) =>
      (await send(api, settingsRoutes.read, {}, { signal })).data.preferences.timezone,
    // It is chosen on another page, perhaps a moment ago.
    staleTime: 0,
  });
}
