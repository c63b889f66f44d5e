import { send, type Transport } from '@livree/api-client';
import { settingsRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The customer's bookings and spending. */
export const profileStatsQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('account', 'profile-stats'),
    queryFn: async ({ signal }) => (await send(api, settingsRoutes.profileStats, {}, { signal })).data,
  });
