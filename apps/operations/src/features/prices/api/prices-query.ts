import { send, type Transport } from '@livree/api-client';
import { priceRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** Every tariff with its draft, and what the drafts change. */
export const pricesQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('operations', 'prices'),
    queryFn: async ({ signal }) => (await send(api, priceRoutes.read, {}, { signal })).data,
  });
