import { send, type Transport } from '@livree/api-client';
import { pricingRoutes, type Language, type QuoteRequest } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The signed price of a ride; what is refused is said in the given language. */
export const quoteQuery = (api: Transport, trip: QuoteRequest | null, language: Language) =>
  queryOptions({
    queryKey: queryKey('operations', 'quote', trip, language),
    queryFn: async ({ signal }) => {
      if (trip === null) return null;
      return (await send(api, pricingRoutes.quote, { body: trip }, { signal })).data;
    },
    enabled: trip !== null,
    gcTime: 0,
    retry: false,
  });
