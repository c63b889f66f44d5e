import type { Transport } from '@livree/api-client';
import { queryKey, queryOptions } from '@livree/platform';

/** The home page's three vehicles. */
export function lineUpQuery(api: Transport) {
  return queryOptions({
    queryKey: queryKey('marketing', 'line-up'),
    // The page usually arrives with its data, so the request code stays out of the first load.
    queryFn: async ({ signal }) => (await import('./read-line-up.ts')).readLineUp(api, signal),
    staleTime: 5 * 60_000,
  });
}
