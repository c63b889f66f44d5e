import { send, type Transport } from '@livree/api-client';
import { blogReadingRoutes, type Language } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import { hiddenName } from '../../../articles/hidden.ts';

const mostRecent = 5;

/** The newest articles of the blog. */
export function recentQuery(api: Transport, language: Language) {
  return queryOptions({
    queryKey: queryKey('blog', 'recent', language),
    queryFn: async ({ signal }) => {
      const query = { limit: mostRecent, excludeTag: hiddenName };
      return (await send(api, blogReadingRoutes.recent, { query }, { signal })).data;
    },
    staleTime: 5 * 60_000,
  });
}
