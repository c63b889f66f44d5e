import { send, type Transport } from '@livree/api-client';
import { pricingRoutes, type Quote, type QuoteRequest } from '@livree/contracts';
import type { Language } from '@livree/i18n';
import { queryKey, queryOptions } from '@livree/platform';

/** Refreshed well before the server's own expiry. */
const freshness = 4 * 60_000;

/** A signed price of a ride; its texts are in the given language. */
export function quoteQuery(api: Transport, request: QuoteRequest | null, language: Language) {
  return queryOptions({
    queryKey: queryKey('booking', 'quote', request, language),
    queryFn: ({ signal }) => fetchQuote(api, request, signal),
    enabled: request !== null,
    staleTime: freshness,
  });
}

async function fetchQuote(api: Transport, request: QuoteRequest | null, signal: AbortSignal): Promise<Quote> {
  if (request === null) throw new Error('a quote needs a ride');
  return (await send(api, pricingRoutes.quote, { body: request }, { signal })).data;
}
