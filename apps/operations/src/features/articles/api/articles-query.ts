import { send, type Transport } from '@livree/api-client';
import { blogRoutes, isOneOf } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';
import { articleStates } from '../model/address.ts';

/** A page of articles, the last edited first. @param state that of the address: any other text is every state */
export const articlesQuery = (api: Transport, state: string, page: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'articles', state, page),
    queryFn: async ({ signal }) => {
      const query = { page, ...(isOneOf(articleStates, state) ? { state } : {}) };
      return (await send(api, blogRoutes.manage, { query }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
