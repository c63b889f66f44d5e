import { contractVersion } from './contract.ts';

export { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
export type { QueryClient } from '@tanstack/react-query';

/** A query key of a remote: caches of different remotes and contracts never meet. */
export function queryKey(remoteId: string, ...parts: readonly unknown[]): readonly unknown[] {
  return [remoteId, contractVersion, ...parts];
}
