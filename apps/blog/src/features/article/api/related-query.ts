import { send, type Transport } from '@livree/api-client';
import { blogReadingRoutes, type Language } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

const mostRelated = 3;

/** The articles related to one. */
export function relatedQuery(api: Transport, language: Language, id: number) {
  return queryOptions({
    queryKey: queryKey('blog', 'related', language, id),
    queryFn: async ({ signal }) => {
      const request = { params: { id }, query: { limit: mostRelated } };
      return (await send(api, blogReadingRoutes.related, request, { signal })).data;
    },
    staleTime: 5 * 60_000,
  });
}
