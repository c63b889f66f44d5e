import type { RideChange } from '@livree/contracts';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useSettled } from '@livree/platform/settled';
import { changeQuoteQuery } from './api/change-quote-query.ts';

const pause = 400;

/** The price of a changed ride, asked for when the form has settled, and not while an address is being typed. */
export function useChangeQuote(id: number, change: RideChange | null, isTyping: boolean) {
  const { api } = useShell();
  const language = useLanguage();
  const { settled, isSettled } = useSettled(change, pause, isTyping);
  const { data, error, isFetching, refetch } = useQuery(changeQuoteQuery(api, id, settled, language));
  const isAsking = change !== null && !isTyping && (!isSettled || isFetching);
  const isKnown = change !== null && isSettled && !isFetching;
  return {
    quote: isKnown ? data : undefined,
    error: isKnown ? error : null,
    isAsking,
    renew: () => void refetch(),
  };
}
