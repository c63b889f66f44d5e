import { send, type Transport } from '@livree/api-client';
import { dispatchRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The mails and text messages about a ride. */
export const deliveriesQuery = (api: Transport, id: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'deliveries', id),
    queryFn: async ({ signal }) =>
      (await send(api, dispatchRoutes.deliveries, { params: { id } }, { signal })).data,
  });
