import type { PageState } from '@livree/document';
import { QueryClient } from '@tanstack/react-query';

/** Milliseconds for which fetched data is fresh, including the server's. */
const freshness = 30_000;

/** The data of this visit, starting with what the server loaded for the first page. */
export function createQueries(gathered: PageState['queries'] = []): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshness, retry: 1 },
      // Without a connection, a mutation fails at once and visibly; it does not wait and run unseen later.
      mutations: { networkMode: 'always' },
    },
  });
  for (const { key, data, at } of gathered) queries.setQueryData(key, data, { updatedAt: at });
  return queries;
}

/** What this visit has loaded, for `createQueries` in the browser. */
export const listLoaded = (queries: QueryClient): PageState['queries'] =>
  queries
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }));
