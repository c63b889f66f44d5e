import { send, type Transport } from '@livree/api-client';
import { mapsRoutes, type DrawnRoute } from '@livree/contracts';
import type { Language } from '@livree/i18n';
import { queryKey, queryOptions } from '@livree/platform';

export interface RouteRequest {
  readonly departure: string;
  readonly destination: string;
  readonly stops: string[];
}

/** The route between the typed addresses, with its basemap; null without both. */
export function routeQuery(api: Transport, request: RouteRequest | null, language: Language) {
  return queryOptions({
    queryKey: queryKey('booking', 'route', request, language),
    queryFn: async ({ signal }): Promise<DrawnRoute> => {
      if (request === null) throw new Error('a route needs addresses');
      return (await send(api, mapsRoutes.estimate, { body: request }, { signal })).data;
    },
    enabled: request !== null,
    staleTime: Infinity,
    retry: false,
  });
}
