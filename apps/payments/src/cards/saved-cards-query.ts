import { send, type Transport } from '@livree/api-client';
import { paymentRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The customer's saved cards; none while they are unavailable, because another card can always pay. */
export function savedCardsQuery(api: Transport) {
  return queryOptions({
    queryKey: queryKey('payments', 'cards'),
    queryFn: async ({ signal }) => (await send(api, paymentRoutes.cards, {}, { signal })).data,
  });
}
