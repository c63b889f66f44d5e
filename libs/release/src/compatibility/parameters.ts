import { nameRelease } from '../release-name.ts';
import { routeOwner } from '../route-owner.ts';
import type { ComparedRelease, Reachable } from './compared-release.ts';

/** Parameters that pages of the candidate read and no path of it names. */
function unnamed({ paths, surface }: ComparedRelease): string[] {
  const named = new Set(
    paths.flatMap(({ path }) =>
      [...path.matchAll(/:(?<name>[\w-]+)/g)].map(({ groups }) => groups?.['name']),
    ),
  );
  return (surface?.reads.path ?? [])
    .filter((name) => !named.has(name))
    .map((name) => `parameter \`${name}\` is read, but no path of the remote names it`);
}

/** Whether a release reads a query parameter, as far as its sources say. */
const mayRead = ({ surface }: ComparedRelease, name: string): boolean =>
  surface?.reads.unknown === true || surface?.reads.query.includes(name) === true;

/** Query parameters that others give with a link and that the candidate no longer reads. */
function unreadByCandidate(candidate: ComparedRelease, { releases }: Reachable): string[] {
  const earlier = releases.filter(({ id }) => id === candidate.id);
  const known = new Set(earlier.flatMap(({ surface }) => surface?.reads.query ?? []));
  if (candidate.surface === undefined) return [];
  const others = releases.filter(({ id }) => id !== candidate.id);
  return others.flatMap((other) =>
    (other.surface?.links ?? []).flatMap(({ to, query }) =>
      routeOwner([candidate], to) === undefined
        ? []
        : query
            .filter((name) => known.has(name) && !mayRead(candidate, name))
            .map(
              (name) =>
                `route ${to}: parameter \`${name}\` is no longer read; ${nameRelease(other)} links with it`,
            ),
    ),
  );
}

/** Query parameters that the candidate gives with a link and that the owner of the address does not read. */
function unreadByOthers(candidate: ComparedRelease, { neighbours }: Reachable): string[] {
  return (candidate.surface?.links ?? []).flatMap(({ to, query }) => {
    const owners = neighbours.filter((owner) => owner.surface && routeOwner([owner], to));
    return query.flatMap((name) => {
      const [owner] = owners;
      if (owner === undefined || owners.some((each) => mayRead(each, name))) return [];
      return [`link to ${to}: ${nameRelease(owner)} reads no parameter \`${name}\``];
    });
  });
}

/** Parameters of addresses that one side gives and the other does not read. */
export const parameterChanges = (candidate: ComparedRelease, reachable: Reachable): string[] => [
  ...unnamed(candidate),
  ...unreadByCandidate(candidate, reachable),
  ...unreadByOthers(candidate, reachable),
];
