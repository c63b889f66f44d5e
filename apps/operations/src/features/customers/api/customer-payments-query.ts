import { send, type Transport } from '@livree/api-client';
import { customerRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';

/** A page of a customer's payments and refunds. */
export const customerPaymentsQuery = (api: Transport, id: number, page: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'customer-payments', id, page),
    queryFn: async ({ signal }) =>
      (await send(api, customerRoutes.payments, { params: { id }, query: { page } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
