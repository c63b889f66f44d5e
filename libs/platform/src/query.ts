import { contractVersion } from './contract.ts';

export { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
export type { QueryClient } from '@tanstack/react-query';

/** A query key that starts with the remote and the contract, so that caches never collide. */
export function queryKey(remoteId: string, ...parts: readonly unknown[]): readonly unknown[] {
  return [remoteId, contractVersion, ...parts];
}
