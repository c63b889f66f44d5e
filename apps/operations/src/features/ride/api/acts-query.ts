import { send, type Transport } from '@livree/api-client';
import { operationsRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** What operators did to a ride. */
export const actsQuery = (api: Transport, id: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'acts', id),
    queryFn: async ({ signal }) => {
      const query = { subject: 'reservations', id: String(id) };
      return (await send(api, operationsRoutes.acts, { query }, { signal })).data;
    },
  });
