import { releaseName } from '../release-name.ts';
import type { Composition, Release } from '../release.ts';
import { compositionRefusals } from './composition/compose.ts';
import type { Ledger } from './ledger.ts';
import { reachableReleases } from './reachable.ts';

/** Who fails, and in which page. */
interface FailedPart {
  readonly id: string;
  readonly version: string;
  readonly composition: Pick<Composition, 'shell' | 'remotes'>;
}

/**
 * The release that takes the place of one that fails in a visitor's page: the last one that was live before it, is still
 * reachable and in no doubt, and matches the rest of the page. For a canary, and for one that is not live any more, it is
 * the live one. Undefined if there is none.
 */
export async function findLastGood(
  ledger: Ledger,
  { id, version, composition }: FailedPart,
  now: Date,
): Promise<Release | undefined> {
  const live = await ledger.lastLive();
  if (live.retired[id] !== undefined) return undefined;
  const trail = live.trails[id] ?? [];
  const earlier = trail.slice(trail.indexOf(version) + 1);
  const reachable = await reachableReleases(ledger, live, now);
  const others = composition.remotes.filter((release) => release.id !== id);
  const shell = await ledger.shell(composition.shell);
  for (const candidate of earlier) {
    const isReachable = reachable.some((one) => one.id === id && one.version === candidate);
    if (!isReachable || (await ledger.doubtAbout(releaseName(id, candidate))) !== undefined) continue;
    const release = await ledger.release(id, candidate);
    if (compositionRefusals([...others, release], shell).length === 0) return release;
  }
  return undefined;
}
