import { send, type Transport } from '@livree/api-client';
import { settingsRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The available time zones with their current offset. */
export const timezoneOptionsQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('account', 'timezone-options'),
    queryFn: async ({ signal }) => (await send(api, settingsRoutes.timezones, {}, { signal })).data,
  });
