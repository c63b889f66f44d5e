import type { PageState } from '@livree/document';
import { QueryClient } from '@tanstack/react-query';

/** Milliseconds for which fetched data is fresh, including the server's. */
const freshness = 30_000;

/**
 * The data of this visit, starting with what the server loaded for the first page. That is as old as the server says,
 * unless the document has just arrived: the clocks of visitors are minutes off, and some are in another year.
 * @param arrivedAt when, in milliseconds of the visitor's clock
 */
export function createQueries(gathered: PageState['queries'] = [], arrivedAt?: number): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshness, retry: 1 },
      // Without a connection, a mutation fails at once and visibly; it does not wait and run unseen later.
      mutations: { networkMode: 'always' },
    },
  });
  for (const { key, data, at } of gathered) queries.setQueryData(key, data, { updatedAt: arrivedAt ?? at });
  return queries;
}

/** When the document came over the network, in milliseconds of this clock; undefined for a kept one. */
export function findArrival(now: Date): number | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'transferSize' in entry && entry.transferSize ? +now - performance.now() : undefined;
}

/** What this visit has loaded, for `createQueries` in the browser. */
export const listLoaded = (queries: QueryClient): PageState['queries'] =>
  queries
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }));
