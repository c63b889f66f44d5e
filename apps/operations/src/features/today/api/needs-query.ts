import { send, type Transport } from '@livree/api-client';
import { operationsRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The tasks that wait for an operator. @param again milliseconds between two readings */
export const needsQuery = (api: Transport, again: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'needs'),
    queryFn: async ({ signal }) => (await send(api, operationsRoutes.needs, {}, { signal })).data,
    refetchInterval: again,
  });
