import { send, type Transport } from '@livree/api-client';
import { siteRoutes, type SiteAbout } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The operator's story, values, mission and vision. */
export const aboutQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('marketing', 'about'),
    queryFn: async ({ signal }): Promise<SiteAbout> =>
      (await send(api, siteRoutes.about, {}, { signal })).data,
    staleTime: 5 * 60_000,
  });
