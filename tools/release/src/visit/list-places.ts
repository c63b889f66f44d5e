import type { Release } from '@livree/release';
import { isShell, type AnyRelease } from '@livree/release/ledger';
import type { Place } from './place.ts';
import { findFirst, listPages } from './site/list-pages.ts';

/** Where a release is looked at: on all pages of a remote, and the shell on the first page of every remote. */
export async function listPlaces(
  release: AnyRelease,
  neighbours: readonly Release[],
  origin: string,
): Promise<Place[]> {
  if (!isShell(release)) return listPages(release, neighbours, origin);
  const firsts = neighbours.map((remote) => ({ ...remote, paths: [findFirst(remote) ?? []].flat() }));
  const places = await Promise.all(firsts.map((remote) => listPages(remote, [], origin)));
  return places.flat();
}
