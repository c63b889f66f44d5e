import { send, type Transport } from '@livree/api-client';
import { siteRoutes, type SiteFaq } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** Visitors' questions with their answers. */
export const faqQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('marketing', 'faq'),
    queryFn: async ({ signal }): Promise<SiteFaq> => (await send(api, siteRoutes.faq, {}, { signal })).data,
    staleTime: 5 * 60_000,
  });
