import type { RideMove } from '@livree/contracts';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useSettled } from '@livree/platform/settled';
import { moveQuoteQuery } from './move-quote-query.ts';

const pause = 400;

/** The price of a ride with another vehicle or time, asked for when the fields have settled. */
export function useMoveQuote(id: number, move: RideMove | null) {
  const { api } = useShell();
  const { settled, isSettled } = useSettled(move, pause, false);
  const { data, error, isFetching, refetch } = useQuery(moveQuoteQuery(api, id, settled, useLanguage()));
  const isAsking = move !== null && (!isSettled || isFetching);
  const isKnown = move !== null && !isAsking;
  return {
    quote: isKnown ? data : undefined,
    error: isKnown ? error : null,
    isAsking,
    renew: () => void refetch(),
  };
}
