import { releaseName } from '../../release-name.ts';
import { buildFolder } from '../built-release.ts';
import type { ShellOffer } from '../composition/compose.ts';
import type { Ledger } from '../ledger.ts';
import { promote } from './promote.ts';
import { publishUnknown } from './publish.ts';

/**
 * Brings the ledger up to the builds on disk: publishes what it has never seen and makes that live,
 * together with remotes that have nothing live. A build that it knows stays where people have put it, and a remote
 * that they took offline stays offline, so both survive a restart. Answers what became live.
 * @param builds remote to the folder of its build
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
