import { send, type Transport } from '@livree/api-client';
import { mapsRoutes, type Suggestion } from '@livree/contracts';
import type { Language } from '@livree/i18n';
import { keepPreviousData, queryKey, queryOptions, useLanguage, useQuery, useShell } from '@livree/platform';
import { useSettled } from '@livree/platform/settled';

/** The number of typed characters before places are searched. */
export const minimumCharacters = 2;
const typingPause = 200;

function suggestionsQuery(api: Transport, remoteId: string, typed: string, language: Language) {
  return queryOptions({
    queryKey: queryKey(remoteId, 'suggestions', typed, language),
    queryFn: async ({ signal }): Promise<readonly Suggestion[]> =>
      (await send(api, mapsRoutes.suggest, { query: { q: typed, language } }, { signal })).data,
    enabled: typed.length >= minimumCharacters,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
}

export interface Suggestions {
  readonly places: readonly Suggestion[];
  readonly isLoading: boolean;
  /** The service does not answer. */
  readonly isError: boolean;
}

/** Places that match the text typed in an address field, once typing pauses. */
export function useSuggestions(remoteId: string, typed: string): Suggestions {
  const shell = useShell();
  const language = useLanguage();
  const asked = typed.trim();
  const { settled } = useSettled(asked, typingPause);
  const {
    data = [],
    isFetching,
    isError,
  } = useQuery(suggestionsQuery(shell.api, remoteId, settled, language));
  return { places: data, isLoading: isFetching || settled !== asked, isError };
}
