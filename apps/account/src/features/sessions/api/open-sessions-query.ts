import { send, type Transport } from '@livree/api-client';
import { sessionRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

export const openSessionsKey = queryKey('account', 'sessions');

/** The customer's open sessions, this one first. */
export const openSessionsQuery = (api: Transport) =>
  queryOptions({
    queryKey: openSessionsKey,
    queryFn: async ({ signal }) => (await send(api, sessionRoutes.list, {}, { signal })).data,
    staleTime: 0,
  });
