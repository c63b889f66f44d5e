import { releaseName } from '../../release-name.ts';
import { buildFolder } from '../built-release.ts';
import type { ShellOffer } from '../composition/compose.ts';
import type { Ledger } from '../ledger.ts';
import { promote } from './promote.ts';
import { publishUnknown } from './publish.ts';

/**
 * Brings the ledger up to the builds on disk. It publishes builds that the ledger has never seen and makes them live,
 * together with remotes that have nothing live. Known builds stay as they are and offline remotes stay offline, so
 * both survive a restart. Returns what became live.
 * @param builds the folder of each remote's build
 */
export async function seed(
  ledger: Ledger,
  shell: ShellOffer,
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
  const moved = await promote(ledger, shell, wanted, now);
  return moved.map((remote) => releaseName(remote, wanted[remote] ?? ''));
}
