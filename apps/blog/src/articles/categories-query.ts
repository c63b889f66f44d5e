import { send, type Transport } from '@livree/api-client';
import { blogReadingRoutes, type Language } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import { hiddenName, shownCategories } from './hidden.ts';

/** The categories of the blog with their number of articles. */
export function categoriesQuery(api: Transport, language: Language) {
  return queryOptions({
    queryKey: queryKey('blog', 'categories', language),
    queryFn: async ({ signal }) => {
      const query = { excludeCategory: hiddenName };
      return shownCategories((await send(api, blogReadingRoutes.categories, { query }, { signal })).data);
    },
    staleTime: 5 * 60_000,
  });
}
