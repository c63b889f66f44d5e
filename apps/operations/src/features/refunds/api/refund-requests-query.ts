import { send, type Transport } from '@livree/api-client';
import { paymentRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';

/** A page of the refunds that customers ask for, the longest waiting first. */
export const refundRequestsQuery = (api: Transport, page: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'refund-requests', page),
    queryFn: async ({ signal }) =>
      (await send(api, paymentRoutes.refundRequests, { query: { page } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
