import { shellId } from '../release-name.ts';
import { isForPeople } from '../release-parts.ts';
import type { Release, ShellRelease } from '../release.ts';
import type { Live } from './log/moves.ts';
import { Refusal } from './refusal.ts';
import type { Releases } from './releases.ts';

/** The live version of each remote, without those that are offline, and of the shell. */
export function liveVersions({ trails, retired }: Live): Record<string, string> {
  return Object.fromEntries(
    Object.entries(trails).flatMap(([remote, [live]]) =>
      live === undefined || retired[remote] !== undefined ? [] : [[remote, live]],
    ),
  );
}

/** What is live for the visitors who get the canary of a remote; for all others it is what is live. */
export function withCanary(live: Live, remote: string): Live {
  const { version } = live.canaries[remote] ?? {};
  if (version === undefined) return live;
  return { ...live, trails: { ...live.trails, [remote]: [version, ...(live.trails[remote] ?? [])] } };
}

/** The release reduced to its paths, which redirect to another path. */
function leadingTo(release: Release, to: string): Release {
  const paths = release.paths.map(({ path, access }) => ({
    path,
    access: isForPeople(access) ? access : ('public' as const),
    redirect: to,
    scripts: [],
    css: [],
  }));
  return { ...release, paths, provides: [], needs: { ...release.needs, slots: [] }, frames: [] };
}

/** The releases that make up the site. */
export interface LiveReleases {
  readonly shell: ShellRelease;
  readonly remotes: Release[];
}

/**
 * The releases that make up the site. A remote that is offline is missing, or redirects.
 * @throws Refusal if no shell is live, or if a release was never published or is damaged
 */
export async function liveReleases(
  ledger: Pick<Releases, 'release' | 'shell'>,
  live: Live,
): Promise<LiveReleases> {
  const { [shellId]: version, ...versions } = liveVersions(live);
  if (version === undefined) throw new Refusal('no shell is live; publish the shell and promote it');
  const online = Object.entries(versions).map((named) => ledger.release(...named));
  const elsewhere = Object.entries(live.retired).flatMap(([remote, { to }]) => {
    const last = live.trails[remote]?.[0];
    return to === undefined || last === undefined
      ? []
      : [ledger.release(remote, last).then((release) => leadingTo(release, to))];
  });
  const [shell, ...remotes] = await Promise.all([ledger.shell(version), ...online, ...elsewhere]);
  return { shell, remotes };
}
