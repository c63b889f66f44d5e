import { send, type Transport } from '@livree/api-client';
import { peopleRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** Who works for the company, and who is invited. */
export const peopleQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('operations', 'people'),
    queryFn: async ({ signal }) => (await send(api, peopleRoutes.list, {}, { signal })).data,
  });
