import { send, type Transport } from '@livree/api-client';
import { blogRoutes, type BlogSummary, type Language, type Page } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import type { ArticleFilter } from '../model/filter.ts';
import { hiddenName } from '../../../articles/hidden.ts';

const perPage = 6;
const order = { perPage, sortBy: 'published_at', sortOrder: 'desc' } as const;

export type ArticlePage = Page<BlogSummary>;

/** One page of articles, the newest first; of a search, the best matches first. */
export function articlesQuery(api: Transport, language: Language, filter: ArticleFilter) {
  const { category, text, page } = filter;
  return queryOptions({
    queryKey: queryKey('blog', 'articles', language, category, text, page),
    queryFn: async ({ signal }): Promise<ArticlePage> => {
      const common = { page, category, excludeTag: hiddenName };
      if (text === '')
        return (await send(api, blogRoutes.list, { query: { ...order, ...common } }, { signal })).data;
      const query = { perPage, ...common, q: text };
      return (await send(api, blogRoutes.search, { query }, { signal })).data;
    },
    staleTime: 60_000,
  });
}

/** One page of the articles with a tag, those about services included: their own tags lead here. */
export function taggedQuery(api: Transport, language: Language, tag: string, page: number) {
  return queryOptions({
    queryKey: queryKey('blog', 'tagged', language, tag, page),
    queryFn: async ({ signal }): Promise<ArticlePage> => {
      const request = { params: { tag }, query: { ...order, page } };
      return (await send(api, blogRoutes.byTag, request, { signal })).data;
    },
    staleTime: 60_000,
  });
}
