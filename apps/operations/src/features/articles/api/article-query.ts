import { send, type Transport } from '@livree/api-client';
import { blogRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import { retryUnlessMissing } from '../../../frame/missing.ts';

/** One article with its translations, published or not. */
export const articleQuery = (api: Transport, id: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'article', id),
    retry: retryUnlessMissing,
    queryFn: async ({ signal }) =>
      (await send(api, blogRoutes.readManaged, { params: { id } }, { signal })).data,
  });
