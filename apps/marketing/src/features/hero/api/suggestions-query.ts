import { send, type Transport } from '@livree/api-client';
import { mapsRoutes, type Suggestion } from '@livree/contracts';
import type { Language } from '@livree/i18n';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';

export const minimumCharacters = 2;

/** Places that match what is typed. */
export function suggestionsQuery(api: Transport, typed: string, language: Language) {
  return queryOptions({
    queryKey: queryKey('marketing', 'places', typed, language),
    queryFn: async ({ signal }): Promise<readonly Suggestion[]> =>
      (await send(api, mapsRoutes.suggest, { query: { q: typed, language } }, { signal })).data,
    enabled: typed.length >= minimumCharacters,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
}
