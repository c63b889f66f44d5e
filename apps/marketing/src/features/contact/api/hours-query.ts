import { send, type Transport } from '@livree/api-client';
import { siteRoutes, type SiteHours } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The opening hours. */
export const hoursQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('marketing', 'hours'),
    queryFn: async ({ signal }): Promise<SiteHours> =>
      (await send(api, siteRoutes.hours, {}, { signal })).data,
    staleTime: 5 * 60_000,
  });
