import { send, type Transport } from '@livree/api-client';
import { siteRoutes, type SiteTimeline } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The timeline of the operator's history. */
export const timelineQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('marketing', 'timeline'),
    queryFn: async ({ signal }): Promise<SiteTimeline> =>
      (await send(api, siteRoutes.timeline, {}, { signal })).data,
    staleTime: 5 * 60_000,
  });
