import type { QueryClient } from '@livree/platform';

/**
 * Reads again what is shown of these queries. One that is under way for the first time may have been answered before the
 * change, and is not read twice at once: it is read again once it has ended.
 */
export async function readAgain(
  queries: QueryClient,
  isConcerned: (queryKey: readonly unknown[]) => boolean,
): Promise<void> {
  const found = queries.getQueryCache().findAll({ predicate: ({ queryKey }) => isConcerned(queryKey) });
  const begun = new Set(
    found.filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching'),
  );
  await queries.invalidateQueries({ predicate: ({ queryKey }) => isConcerned(queryKey) });
  if (begun.size > 0) await queries.invalidateQueries({ predicate: (query) => begun.has(query) });
}
