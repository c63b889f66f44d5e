import { send, type Transport } from '@livree/api-client';
import { blogReadingRoutes, type Language } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

const mostTags = 10;

/** The tags that the blog uses most. */
export function tagsQuery(api: Transport, language: Language) {
  return queryOptions({
    queryKey: queryKey('blog', 'tags', language),
    queryFn: async ({ signal }) =>
      (await send(api, blogReadingRoutes.tags, {}, { signal })).data.slice(0, mostTags),
    staleTime: 5 * 60_000,
  });
}
