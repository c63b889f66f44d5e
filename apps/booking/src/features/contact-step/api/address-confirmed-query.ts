import { send, type Transport } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** Whether the signed-in customer has confirmed the address of the account. */
export const addressConfirmedQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('booking', 'address-confirmed'),
    queryFn: async ({ signal }) => (await send(api, identityRoutes.me, {}, { signal })).data.emailConfirmed,
  });
