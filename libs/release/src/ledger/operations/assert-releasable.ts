import { breakingChanges } from '../../compatibility/index.ts';
import { releaseName } from '../../release-name.ts';
import type { Ledger } from '../ledger.ts';
import { neighbours, possibleShells, reachableReleases } from '../reachable.ts';
import { Refusal } from '../refusal.ts';
import { isShell, type AnyRelease } from '../released-files.ts';

/**
 * Whether a remote's release can go live beside everything that visitors can still reach, with the live shell or the last one
 * that was published. A shell is compared with the remotes when it is promoted.
 * @throws Refusal with each counter-example: what would break, and who relies on it
 */
export async function assertReleasable(ledger: Ledger, release: AnyRelease, now: Date): Promise<void> {
  if (isShell(release)) return;
  const live = await ledger.live();
  const beside = {
    neighbours: await neighbours(ledger, live, release.id),
    releases: await reachableReleases(ledger, live, now),
  };
  const shells = await possibleShells(ledger, live);
  if (shells.length === 0) throw new Refusal('no shell is published; publish the shell first');
  const attempts = shells.map((shell) => breakingChanges(release, { ...beside, shell }));
  const [broken = []] = attempts.toSorted((a, b) => a.length - b.length);
  if (broken.length === 0) return;
  throw new Refusal(
    `${releaseName(release.id, release.version)} cannot be released: ${broken.join('; and ')}`,
  );
}
