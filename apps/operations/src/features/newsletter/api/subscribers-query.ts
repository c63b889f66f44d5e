import { send, type Transport } from '@livree/api-client';
import { mailingRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';

/** A page of subscribers by address. */
export const subscribersQuery = (api: Transport, search: string, page: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'subscribers', search, page),
    queryFn: async ({ signal }) =>
      (await send(api, mailingRoutes.subscribers, { query: { search, page } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
