import { send, type Transport } from '@livree/api-client';
import { customerRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The customer for whom a ride is booked. */
export const customerQuery = (api: Transport, id: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'customer', id),
    queryFn: async ({ signal }) =>
      (await send(api, customerRoutes.read, { params: { id } }, { signal })).data,
    enabled: id > 0,
  });
