import { send, type Transport } from '@livree/api-client';
import { fleetRoutes, type Vehicle } from '@livree/contracts';
import type { Language } from '@livree/i18n';
import { queryKey, queryOptions, useLanguage, useQuery, useShell } from '@livree/platform';

const wholeFleet = 50;

/** The vehicles on offer, in the language of their descriptions. */
export function fleetQuery(api: Transport, language: Language) {
  return queryOptions({
    queryKey: queryKey('booking', 'fleet', language),
    queryFn: async ({ signal }): Promise<readonly Vehicle[]> => {
      const answer = await send(api, fleetRoutes.list, { query: { perPage: wholeFleet } }, { signal });
      return answer.data.items.filter(({ isActive }) => isActive);
    },
    staleTime: 5 * 60_000,
  });
}

export function useFleet() {
  const shell = useShell();
  return useQuery(fleetQuery(shell.api, useLanguage()));
}
