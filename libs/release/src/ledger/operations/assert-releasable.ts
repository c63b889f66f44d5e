import { breakingChanges, type ShellFace } from '../../compatibility/index.ts';
import { releaseName } from '../../release-name.ts';
import type { Release } from '../../release.ts';
import type { Ledger } from '../ledger.ts';
import { neighbours, reachableReleases } from '../reachable.ts';
import { Refusal } from '../refusal.ts';

/** What a candidate meets besides the releases of the ledger. */
export interface Surroundings {
  readonly shell: ShellFace;
}

/**
 * Whether a release can go live beside everything that visitors can still reach.
 * @throws Refusal with each counter-example: what would break, and who relies on it
 */
export async function assertReleasable(
  ledger: Ledger,
  release: Release,
  surroundings: Surroundings,
  now: Date,
): Promise<void> {
  const live = await ledger.live();
  const broken = breakingChanges(release, {
    ...surroundings,
    neighbours: await neighbours(ledger, live, release.id),
    releases: await reachableReleases(ledger, live, now),
  });
  if (broken.length === 0) return;
  throw new Refusal(
    `${releaseName(release.id, release.version)} cannot be released: ${broken.join('; and ')}`,
  );
}
