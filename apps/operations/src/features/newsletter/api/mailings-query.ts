import { send, type Transport } from '@livree/api-client';
import { mailingRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';

/** A page of mailings, drafts first. */
export const mailingsQuery = (api: Transport, page: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'mailings', page),
    queryFn: async ({ signal }) =>
      (await send(api, mailingRoutes.list, { query: { page } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
