import type { Quote, QuoteRequest } from '@livree/contracts';
import { keepPreviousData, useLanguage, useQuery, useShell } from '@livree/platform';
import { useSettled } from '@livree/platform/settled';
import { useAddressTyping } from '../addresses/address-typing.ts';
import { quoteQuery } from './quote-query.ts';

const typingPause = 600;

export interface QuoteState {
  /** The latest price; while `isUpdating`, that of an earlier version of the ride. */
  readonly quote: Quote | undefined;
  readonly isUpdating: boolean;
  readonly error: Error | null;
  /** Requests it again; undefined if there is no price. */
  renew(): Promise<Quote | undefined>;
}

/**
 * The running price of a ride, requested again when the ride has changed, typing pauses and no address is being
 * typed.
 */
export function useQuote(request: QuoteRequest | null): QuoteState {
  const shell = useShell();
  const language = useLanguage();
  const { settled, isSettled } = useSettled(request, typingPause, useAddressTyping());
  const query = useQuery({ ...quoteQuery(shell.api, settled, language), placeholderData: keepPreviousData });
  return {
    quote: request === null ? undefined : query.data,
    isUpdating: request !== null && (!isSettled || query.isFetching),
    error: query.error,
    renew: async () => (await query.refetch()).data,
  };
}
