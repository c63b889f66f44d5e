import { send, type Transport } from '@livree/api-client';
import { operationsRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** What operators did to a thing. */
export const actsQuery = (api: Transport, subject: string, id: number | string) =>
  queryOptions({
    queryKey: queryKey('operations', 'acts', subject, id),
    queryFn: async ({ signal }) => {
      const query = { subject, id: String(id) };
      return (await send(api, operationsRoutes.acts, { query }, { signal })).data;
    },
  });
