import type { Snapshot } from '@livree/contracts/compatibility';
import { breakingChanges, shellChanges } from '../../compatibility/index.ts';
import { nameRelease } from '../../release-name.ts';
import type { Release } from '../../release.ts';
import type { Ledger } from '../ledger.ts';
import { neighbours, possibleShells, reachableReleases } from '../reachable.ts';
import { Refusal } from '../refusal.ts';
import { isShell, type AnyRelease } from '../released-files.ts';

/** What a candidate meets besides the ledger. */
export interface Surroundings {
  /** The calls of the running API; not compared when nobody can tell. */
  readonly api?: Snapshot | undefined;
  /** Releases that go live together with the candidate. */
  readonly together?: readonly AnyRelease[];
}

async function brokenBy(
  ledger: Ledger,
  candidate: Release,
  now: Date,
  { api, together = [] }: Surroundings,
): Promise<string[]> {
  const live = await ledger.live();
  const others = together.flatMap((release) =>
    isShell(release) || release.id === candidate.id ? [] : [release],
  );
  const shells = [...together.filter(isShell), ...(await possibleShells(ledger, live))];
  if (shells.length === 0) throw new Refusal('no shell is published; publish the shell first');
  const beside = {
    api,
    neighbours: [...others, ...(await neighbours(ledger, live, candidate.id))],
    releases: await reachableReleases(ledger, live, now),
  };
  const attempts = shells.map((shell) => breakingChanges(candidate, { ...beside, shell }));
  return attempts.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/**
 * Whether a release can go live beside everything that visitors can still reach: a remote with the live shell or the last one that
 * was published, the shell with every reachable remote. Returns the names of reachable releases of which little is known, because
 * they are from before surfaces were collected.
 * @throws Refusal with each counter-example: what would break, and who relies on it
 */
export async function assertReleasable(
  ledger: Ledger,
  release: AnyRelease,
  now: Date,
  surroundings: Surroundings = {},
): Promise<string[]> {
  const reachable = await reachableReleases(ledger, await ledger.live(), now);
  const broken = isShell(release)
    ? shellChanges(release, reachable)
    : await brokenBy(ledger, release, now, surroundings);
  if (broken.length > 0)
    throw new Refusal(`${nameRelease(release)} cannot be released: ${broken.join('; and ')}`);
  return reachable.filter(({ surface }) => !surface).map(nameRelease);
}
