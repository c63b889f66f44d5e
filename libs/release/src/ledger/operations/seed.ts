import { releaseName } from '../../release-name.ts';
import { buildFolder } from '../built-release.ts';
import type { Ledger } from '../ledger.ts';
import { promote } from './promote.ts';
import { publishUnknown } from './publish.ts';

/**
 * Brings the ledger up to the builds on disk. It publishes builds that the ledger has never seen and makes them live,
 * together with what has nothing live. Known builds stay as they are and offline remotes stay offline, so
 * both survive a restart. Returns what became live.
 * @param builds the folder of the build of each remote, and of the shell
 */
export async function seed(
  ledger: Ledger,
  builds: Readonly<Record<string, string>>,
  now: Date,
): Promise<string[]> {
  const { trails, retired } = await ledger.live();
  const published = await Promise.all(
    Object.entries(builds).map(([remote, folder]) =>
      publishUnknown(ledger, remote, buildFolder(folder), now),
    ),
  );
  const due = published.filter(
    ({ release, outcome }) =>
      retired[release.id] === undefined && (outcome === 'added' || trails[release.id]?.[0] === undefined),
  );
  const wanted = Object.fromEntries(due.map(({ release }) => [release.id, release.version]));
  const moved = await promote(ledger, wanted, now);
  return moved.map((remote) => releaseName(remote, wanted[remote] ?? ''));
}
