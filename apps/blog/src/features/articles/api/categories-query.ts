import { send, type Transport } from '@livree/api-client';
import { blogRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import { hiddenName, shownCategories } from '../model/hidden.ts';

/** The categories of the blog with their number of articles. */
export function categoriesQuery(api: Transport) {
  return queryOptions({
    queryKey: queryKey('blog', 'categories'),
    queryFn: async ({ signal }) => {
      const query = { excludeCategory: hiddenName };
      return shownCategories((await send(api, blogRoutes.categories, { query }, { signal })).data);
    },
    staleTime: 5 * 60_000,
  });
}
