import type { PageState } from '@livree/document';
import { hydrate, QueryClient } from '@tanstack/react-query';

/** Milliseconds that fetched data counts as fresh; the server's own data included. */
const freshness = 30_000;

/** The data of this visit, beginning with what the server gathered for its first page. */
export function createQueries(gathered: PageState['queries'] | undefined): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshness, retry: 1 },
      // Without a connection an act fails at once and says so; it does not wait and happen unseen later.
      mutations: { networkMode: 'always' },
    },
  });
  if (gathered !== undefined) hydrate(queries, gathered);
  return queries;
}
