import { send, type Transport } from '@livree/api-client';
import { paymentRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The cards that the provider keeps for the customer; none while they cannot be had: another card always pays. */
export function savedCardsQuery(api: Transport) {
  return queryOptions({
    queryKey: queryKey('payments', 'cards'),
    queryFn: async ({ signal }) => (await send(api, paymentRoutes.cards, {}, { signal })).data,
  });
}
