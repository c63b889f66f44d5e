import { send, type Transport } from '@livree/api-client';
import { customerRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';

/** A page of a customer's rides. */
export const customerRidesQuery = (api: Transport, id: number, page: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'customer-rides', id, page),
    queryFn: async ({ signal }) =>
      (await send(api, customerRoutes.rides, { params: { id }, query: { page } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
