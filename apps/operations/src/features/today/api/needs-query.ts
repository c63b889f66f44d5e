import { send, type Transport } from '@livree/api-client';
import { operationsRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** How often a screen that stays open looks again, in milliseconds. */
const again = 10_000;

/** The tasks that wait for an operator. */
export const needsQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('operations', 'needs'),
    queryFn: async ({ signal }) => (await send(api, operationsRoutes.needs, {}, { signal })).data,
    refetchInterval: again,
  });
