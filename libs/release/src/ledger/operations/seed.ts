import type { Snapshot } from '@livree/contracts/compatibility';
import { releaseName } from '../../release-name.ts';
import { buildFolder, readBuilt } from '../built-release.ts';
import type { Ledger } from '../ledger.ts';
import type { AnyRelease } from '../released-files.ts';
import { assertFitTogether } from './assert-promotable.ts';
import { promote } from './promote.ts';
import { publishUnknown } from './publish.ts';

/** How new builds are taken into the ledger. */
export interface SeedOptions {
  /** The calls of the API that runs beside them, as far as anybody can tell. */
  readonly api?: Snapshot | undefined;
  /** They are not compared, and the log says so: during development the last build is live. */
  readonly isUnchecked?: boolean;
}

/** The builds that the ledger has never seen, or whose remote has nothing live; an offline remote stays offline. */
async function selectDue(ledger: Ledger, builds: readonly AnyRelease[]): Promise<AnyRelease[]> {
  const { trails, retired } = await ledger.live();
  const known = await Promise.all(builds.map(({ id, version }) => ledger.has(id, version)));
  return builds.filter(
    ({ id }, index) => retired[id] === undefined && (!known[index] || trails[id]?.[0] === undefined),
  );
}

/**
 * Brings the ledger up to the builds on disk. It publishes builds that the ledger has never seen and makes them live,
 * together with what has nothing live. Known builds stay as they are and offline remotes stay offline, so
 * both survive a restart. Returns what became live.
 * @param builds the folder of the build of each remote, and of the shell
 * @throws Refusal with what would break, before anything is added
 */
export async function seed(
  ledger: Ledger,
  builds: Readonly<Record<string, string>>,
  now: Date,
  { api, isUnchecked = false }: SeedOptions = {},
): Promise<string[]> {
  const parts = Object.entries(builds).map(([id, folder]) => ({ id, read: buildFolder(folder) }));
  const due = await selectDue(ledger, await Promise.all(parts.map(({ id, read }) => readBuilt(id, read))));
  if (!isUnchecked) await assertFitTogether(ledger, due, now, { api });
  await Promise.all(parts.map(({ id, read }) => publishUnknown(ledger, id, read, now, { isUnchecked })));
  const wanted = Object.fromEntries(due.map(({ id, version }) => [id, version]));
  const moved = await promote(ledger, wanted, now);
  return moved.map((remote) => releaseName(remote, wanted[remote] ?? ''));
}
