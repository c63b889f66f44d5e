import { send, type Transport } from '@livree/api-client';
import { pricingRoutes, type Quote, type QuoteRequest } from '@livree/contracts';
import type { Language } from '@livree/i18n';
import { keepPreviousData, queryKey, queryOptions, useQuery, useReadable, useShell } from '@livree/platform';
import { useSettled } from '@livree/rides/suggestions';
import { useAddressTyping } from '../addresses/address-typing.ts';

const typingPause = 600;
/** Refreshed well before the server's own expiry. */
const freshness = 4 * 60_000;

/** A signed price for a ride; texts of the answer are in the given language. */
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

export interface QuoteState {
  /** The latest price; of an earlier version of the ride while `isUpdating`. */
  readonly quote: Quote | undefined;
  readonly isUpdating: boolean;
  readonly error: Error | null;
  /** Asks anew; undefined when no price can be had. */
  renew(): Promise<Quote | undefined>;
}

/** The running price of a ride, asked for again whenever the ride has changed, typing pauses and no address is being typed. */
export function useQuote(request: QuoteRequest | null): QuoteState {
  const shell = useShell();
  const language = useReadable(shell.language);
  const { settled, isSettled } = useSettled(request, typingPause, useAddressTyping());
  const query = useQuery({ ...quoteQuery(shell.api, settled, language), placeholderData: keepPreviousData });
  return {
    quote: request === null ? undefined : query.data,
    isUpdating: request !== null && (!isSettled || query.isFetching),
    error: query.error,
    renew: async () => (await query.refetch()).data,
  };
}
