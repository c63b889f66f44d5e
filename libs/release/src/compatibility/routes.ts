import { canonicalPath } from '../ledger/composition/path-owners.ts';
import { nameRelease } from '../release-name.ts';
import { accesses } from '../release-parts.ts';
import { routeOwner } from '../route-owner.ts';
import type { ComparedRelease, Reachable } from './compared-release.ts';

const readers = {
  public: 'public',
  customer: 'for customers',
  dispatcher: 'for dispatchers',
  operator: 'for operators',
} as const;

/** The first that leads to an address, as the counter-example. */
function whoLinksTo(owner: ComparedRelease, path: string, { releases }: Reachable): string {
  const from = releases.find(
    ({ id, surface }) =>
      id !== owner.id && surface?.links.some(({ to }) => routeOwner([owner], to)?.path.path === path),
  );
  return from ? `${nameRelease(from)} links to it` : `visitors have its address from ${nameRelease(owner)}`;
}

/** Paths of the remote's own earlier releases that are gone, or closed to some who could see them. */
function lostPaths(candidate: ComparedRelease, reachable: Reachable): string[] {
  const own = new Map(candidate.paths.map((route) => [canonicalPath(route.path), route]));
  const others = new Set(
    reachable.neighbours.flatMap(({ paths }) => paths.map(({ path }) => canonicalPath(path))),
  );
  return reachable.releases
    .filter(({ id }) => id === candidate.id)
    .flatMap((earlier) =>
      earlier.paths.flatMap(({ path, access }) => {
        const now = own.get(canonicalPath(path));
        const who = () => whoLinksTo(earlier, path, reachable);
        if (now === undefined)
          return others.has(canonicalPath(path)) ? [] : [`route ${path} is gone; ${who()}`];
        return accesses.indexOf(now.access) > accesses.indexOf(access)
          ? [`route ${path} was ${readers[access]} and is now ${readers[now.access]}; ${who()}`]
          : [];
      }),
    );
}

/** Addresses that the candidate leads to and nobody owns. */
function deadLinks(candidate: ComparedRelease, { neighbours }: Reachable): string[] {
  const owners = [candidate, ...neighbours];
  const links = (candidate.surface?.links ?? []).filter(({ to }) => routeOwner(owners, to) === undefined);
  const redirects = candidate.paths.filter(
    ({ redirect }) => redirect !== undefined && routeOwner(owners, redirect) === undefined,
  );
  return [
    ...links.map(({ to }) => `link to ${to}: no remote owns that address`),
    ...redirects.map(({ path, redirect }) => `route ${path} leads to ${redirect}, which no remote owns`),
  ];
}

/** Paths that a neighbour owns as well, in each of its releases that may be live. */
function takenPaths(candidate: ComparedRelease, { neighbours }: Reachable): string[] {
  const byRemote = Map.groupBy(neighbours, ({ id }) => id);
  return candidate.paths.flatMap(({ path }) =>
    [...byRemote.values()].flatMap((releases) => {
      const isTaken = releases.every(({ paths }) =>
        paths.some((other) => canonicalPath(other.path) === canonicalPath(path)),
      );
      const [owner] = releases;
      return isTaken && owner ? [`route ${path} has another owner: ${nameRelease(owner)}`] : [];
    }),
  );
}

/** Routes that others can no longer reach, and links that lead nowhere. */
export const routeChanges = (candidate: ComparedRelease, reachable: Reachable): string[] => [
  ...lostPaths(candidate, reachable),
  ...deadLinks(candidate, reachable),
  ...takenPaths(candidate, reachable),
];
