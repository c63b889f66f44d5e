import { send, type Transport } from '@livree/api-client';
import { blogRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';
import { type ArticleFilters, toQuery } from '../model/address.ts';

/** A page of articles, the last edited first. */
export const articlesQuery = (api: Transport, filters: ArticleFilters, page: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'articles', filters, page),
    queryFn: async ({ signal }) => {
      const query = { ...toQuery(filters), page };
      return (await send(api, blogRoutes.manage, { query }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
