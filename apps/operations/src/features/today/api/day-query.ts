import { send, type Transport } from '@livree/api-client';
import { operationsRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';

/** How often a screen that stays open looks again, in milliseconds. */
const again = 10_000;

/** A day with its vehicles and rides. @param date today by default */
export const dayQuery = (api: Transport, date: string | undefined) =>
  queryOptions({
    queryKey: queryKey('operations', 'day', date),
    queryFn: async ({ signal }) =>
      (await send(api, operationsRoutes.day, { query: { ...(date && { date }) } }, { signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: again,
  });
