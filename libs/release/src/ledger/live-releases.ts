import type { Release } from '../release.ts';
import type { Ledger, Live } from './ledger.ts';

/** The live version of each remote, without those that are offline. */
export function liveVersions({ trails, retired }: Live): Record<string, string> {
  return Object.fromEntries(
    Object.entries(trails).flatMap(([remote, [live]]) =>
      live === undefined || retired[remote] !== undefined ? [] : [[remote, live]],
    ),
  );
}

/** The release reduced to its paths, which redirect to another path. */
function leadingTo(release: Release, to: string): Release {
  const paths = release.paths.map(({ path }) => ({
    path,
    access: 'public' as const,
    redirect: to,
    scripts: [],
    css: [],
  }));
  return { ...release, paths, provides: [], needs: { ...release.needs, slots: [] }, frames: [] };
}

/**
 * The releases that make up the site. A remote that is offline is missing, or redirects.
 * @throws Refusal that names a release that was never published or is damaged
 */
export async function liveReleases(ledger: Ledger, live: Live): Promise<Release[]> {
  const online = Object.entries(liveVersions(live)).map(([remote, version]) =>
    ledger.release(remote, version),
  );
  const elsewhere = Object.entries(live.retired).flatMap(([remote, { to }]) => {
    const version = live.trails[remote]?.[0];
    return to === undefined || version === undefined
      ? []
      : [ledger.release(remote, version).then((release) => leadingTo(release, to))];
  });
  return Promise.all([...online, ...elsewhere]);
}
