import { send, type Transport } from '@livree/api-client';
import { blogRoutes, type Language } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import { newestFirst, type ArticlePage } from '../model/article-page.ts';

/** One page of the articles with a tag, including those about services, whose own tags link here. */
export function taggedQuery(api: Transport, language: Language, tag: string, page: number) {
  return queryOptions({
    queryKey: queryKey('blog', 'tagged', language, tag, page),
    queryFn: async ({ signal }): Promise<ArticlePage> => {
      const request = { params: { tag }, query: { ...newestFirst, page } };
      return (await send(api, blogRoutes.byTag, request, { signal })).data;
    },
    staleTime: 60_000,
  });
}
