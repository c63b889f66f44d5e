import { send, type Transport } from '@livree/api-client';
import { companySettingRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** What operators may set. */
export const settingsQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('operations', 'settings'),
    queryFn: async ({ signal }) => (await send(api, companySettingRoutes.list, {}, { signal })).data,
  });
