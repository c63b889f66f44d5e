import { send, type Transport } from '@livree/api-client';
import { mapsRoutes, type Suggestion } from '@livree/contracts';
import type { Language } from '@livree/i18n';
import { keepPreviousData, queryKey, queryOptions, useQuery, useReadable, useShell } from '@livree/platform';
import { useSettled } from '../timing/use-settled.ts';
import { fallbackSuggestions } from './fallback-suggestions.ts';

export const minimumCharacters = 2;
const typingPause = 200;

function suggestionsQuery(api: Transport, typed: string, language: Language) {
  return queryOptions({
    queryKey: queryKey('booking', 'places', typed, language),
    queryFn: async ({ signal }): Promise<readonly Suggestion[]> =>
      (await send(api, mapsRoutes.suggest, { query: { q: typed, language } }, { signal })).data,
    enabled: typed.length >= minimumCharacters,
    staleTime: Infinity,
    retry: false,
  });
}

export interface Suggestions {
  readonly places: readonly Suggestion[];
  readonly isLoading: boolean;
  /** The service does not answer: a few airports and towns stand in. */
  readonly isFallback: boolean;
}

/** Places for what is typed in an address field. */
export function useSuggestions(typed: string): Suggestions {
  const shell = useShell();
  const language = useReadable(shell.language);
  const asked = typed.trim();
  const { settled } = useSettled(asked, typingPause);
  const query = useQuery({
    ...suggestionsQuery(shell.api, settled, language),
    placeholderData: keepPreviousData,
  });
  const isFallback = query.isError;
  return {
    places: isFallback ? fallbackSuggestions(typed) : (query.data ?? []),
    isLoading: query.isFetching || settled !== asked,
    isFallback,
  };
}
