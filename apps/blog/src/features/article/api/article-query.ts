import { ApiError, send, type Transport } from '@livree/api-client';
import { blogReadingRoutes, type BlogArticle, type Language } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The article at an address; null if there is none. */
export function articleQuery(api: Transport, language: Language, slug: string) {
  return queryOptions({
    queryKey: queryKey('blog', 'article', language, slug),
    queryFn: async ({ signal }): Promise<BlogArticle | null> => {
      try {
        return (await send(api, blogReadingRoutes.readBySlug, { params: { slug } }, { signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 5 * 60_000,
  });
}
