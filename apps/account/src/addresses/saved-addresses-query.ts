import { send, type Transport } from '@livree/api-client';
import { addressRoutes, type Language } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The customer's saved addresses: home and work first. The address fields of this remote know them by the same key. */
export const savedAddressesQuery = (api: Transport, language: Language) =>
  queryOptions({
    queryKey: queryKey('account', 'saved-addresses', language),
    queryFn: async ({ signal }) => (await send(api, addressRoutes.list, {}, { signal })).data,
    staleTime: 0,
  });
