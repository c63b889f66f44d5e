import type { QuoteRequest } from '@livree/contracts';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useSettled } from '@livree/platform/settled';
import { quoteQuery } from './api/quote-query.ts';

const pause = 400;

/** The price of a ride, asked for when the fields have settled. */
export function useQuote(trip: QuoteRequest | null) {
  const { api } = useShell();
  const { settled, isSettled } = useSettled(trip, pause, false);
  const { data, error, isFetching, refetch } = useQuery(quoteQuery(api, settled, useLanguage()));
  const isAsking = trip !== null && (!isSettled || isFetching);
  const isKnown = trip !== null && !isAsking;
  return {
    quote: isKnown ? (data ?? undefined) : undefined,
    error: isKnown ? error : null,
    isAsking,
    renew: () => void refetch(),
  };
}
