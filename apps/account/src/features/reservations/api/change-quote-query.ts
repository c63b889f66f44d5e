import { send, type Transport } from '@livree/api-client';
import { changeRoutes, type ChangeQuote, type Language, type RideChange } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import { withSentences } from '../model/with-sentences.ts';

/** The signed price of a changed ride; what is refused is said in the given language. */
export function changeQuoteQuery(api: Transport, id: number, change: RideChange | null, language: Language) {
  return queryOptions({
    queryKey: queryKey('account', 'change-quote', id, change, language),
    queryFn: async ({ signal }) => {
      try {
        return await fetchQuote(api, id, change, signal);
      } catch (error) {
        throw await withSentences(error, language);
      }
    },
    enabled: change !== null,
    staleTime: 60_000,
    gcTime: 0,
  });
}

async function fetchQuote(
  api: Transport,
  id: number,
  change: RideChange | null,
  signal: AbortSignal,
): Promise<ChangeQuote> {
  if (change === null) throw new Error('a quote needs a change');
  return (await send(api, changeRoutes.quote, { params: { id }, body: change }, { signal })).data;
}
