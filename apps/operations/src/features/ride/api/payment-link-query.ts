import { send, type Transport } from '@livree/api-client';
import { dispatchRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The link by which a ride can be paid now; null without one. */
export const paymentLinkQuery = (api: Transport, id: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'payment-link', id),
    queryFn: async ({ signal }) =>
      (await send(api, dispatchRoutes.paymentLink, { params: { id } }, { signal })).data ?? null,
  });
