import { send, type Transport } from '@livree/api-client';
import { blogRoutes, type BlogSummary, type Page } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import type { ArticleFilter } from '../model/filter.ts';
import { hiddenName } from '../model/hidden.ts';

const perPage = 6;

/** One page of articles, the newest first. */
export function articlesQuery(api: Transport, { category, page }: ArticleFilter) {
  return queryOptions({
    queryKey: queryKey('blog', 'articles', category, page),
    queryFn: async ({ signal }): Promise<Page<BlogSummary>> => {
      const order = { sortBy: 'published_at', sortOrder: 'desc' } as const;
      const query = { page, perPage, ...order, category, excludeTag: hiddenName };
      return (await send(api, blogRoutes.list, { query }, { signal })).data;
    },
    staleTime: 60_000,
  });
}
