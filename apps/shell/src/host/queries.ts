import type { PageState } from '@livree/document';
import { hydrate, QueryClient } from '@tanstack/react-query';

/** Milliseconds for which fetched data is fresh, including the server's. */
const freshness = 30_000;

/** The data of this visit, starting with what the server loaded for the first page. */
export function createQueries(gathered: PageState['queries'] | undefined): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshness, retry: 1 },
      // Without a connection, a mutation fails at once and visibly; it does not wait and run unseen later.
      mutations: { networkMode: 'always' },
    },
  });
  if (gathered !== undefined) hydrate(queries, gathered);
  return queries;
}
