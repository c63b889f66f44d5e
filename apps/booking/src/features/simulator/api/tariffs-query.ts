import { send, type Transport } from '@livree/api-client';
import { pricingRoutes, type PricingConfig } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** Every tariff, read before anybody asks for a price: an estimate without the server needs them. */
export function tariffsQuery(api: Transport) {
  return queryOptions({
    queryKey: queryKey('booking', 'tariffs'),
    queryFn: async ({ signal }): Promise<readonly PricingConfig[]> =>
      (await send(api, pricingRoutes.configs, {}, { signal })).data,
    staleTime: Infinity,
  });
}
