import { send, type Transport } from '@livree/api-client';
import { customerRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';

const mostFound = 5;
const leastTyped = 3;

/** The first customers that a text finds. */
export const findCustomersQuery = (api: Transport, search: string) =>
  queryOptions({
    queryKey: queryKey('operations', 'find-customers', search),
    queryFn: async ({ signal }) =>
      (await send(api, customerRoutes.list, { query: { search, perPage: mostFound } }, { signal })).data
        .items,
    enabled: search.length >= leastTyped,
    placeholderData: keepPreviousData,
  });
