import { send, type Transport } from '@livree/api-client';
import { blogRoutes, type Language } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The categories of articles, in the page's language. */
export const categoriesQuery = (api: Transport, language: Language) =>
  queryOptions({
    queryKey: queryKey('operations', 'article-categories', language),
    queryFn: async ({ signal }) => (await send(api, blogRoutes.categories, { query: {} }, { signal })).data,
  });
