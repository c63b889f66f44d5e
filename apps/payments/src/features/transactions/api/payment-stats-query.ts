import { send, type Transport } from '@livree/api-client';
import { paymentRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** Totals over all of the customer's transactions. */
export function paymentStatsQuery(api: Transport) {
  return queryOptions({
    queryKey: queryKey('payments', 'stats'),
    queryFn: async ({ signal }) => (await send(api, paymentRoutes.stats, {}, { signal })).data,
  });
}
