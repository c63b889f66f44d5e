import { send, type Transport } from '@livree/api-client';
import { operationsRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** A day with its vehicles and rides. @param date today by default @param again milliseconds between two readings */
export const dayQuery = (api: Transport, date: string | undefined, again: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'day', date),
    queryFn: async ({ signal }) =>
      (await send(api, operationsRoutes.day, { query: { ...(date && { date }) } }, { signal })).data,
    refetchInterval: again,
  });
