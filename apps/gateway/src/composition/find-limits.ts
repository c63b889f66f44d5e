import { readLimits, releaseName, type Limits } from '@livree/release';
import type { Releases } from '@livree/release/ledger';
import { LRUCache } from 'lru-cache';

/** How many releases' limits stay in memory. */
const keptReleases = 200;

/**
 * Returns what a release may use of the shell and where its pages may lead; undefined if it does not say so, because it is from
 * before there were limits.
 */
export type FindLimits = (release: {
  readonly id: string;
  readonly version: string;
}) => Promise<Limits | undefined>;

/**
 * Reads limits as the ledgers have them, and not as a release's own files say. A release never changes.
 * @param signInHost the host of the configured sign-in provider, to which every page may lead
 */
export function limitsFinder(ledgers: readonly Releases[], signInHost: string): FindLimits {
  const kept = new LRUCache<string, Limits>({ max: keptReleases });
  return async ({ id, version }) => {
    const known = kept.get(releaseName(id, version));
    if (known !== undefined) return known;
    for (const ledger of ledgers) {
      if (!(await ledger.has(id, version))) continue;
      const limits = readLimits(await ledger.release(id, version));
      if (limits === undefined) return undefined;
      const found = { ...limits, hosts: [...limits.hosts, signInHost] };
      kept.set(releaseName(id, version), found);
      return found;
    }
    return undefined;
  };
}
