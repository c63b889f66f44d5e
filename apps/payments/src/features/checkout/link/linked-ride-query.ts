import { send, type Transport } from '@livree/api-client';
import { paymentLinkRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The ride of a payment link. */
export const linkedRideQuery = (api: Transport, key: string) =>
  queryOptions({
    queryKey: queryKey('payments', 'link', key),
    queryFn: async ({ signal }) =>
      (await send(api, paymentLinkRoutes.read, { params: { key } }, { signal })).data,
  });
