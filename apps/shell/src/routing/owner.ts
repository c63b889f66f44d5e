import type { Access } from '@livree/platform';
import type { Composition } from '@livree/release';
import { matchRoutes } from 'react-router-dom';

export interface OwnedPath {
  readonly remoteId: string;
  readonly path: string;
  readonly access: Access;
  readonly redirect: string | undefined;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The remote that owns a pathname, and what its pattern found in it: as the router itself will choose. */
export function ownerOf({ remotes }: Composition, pathname: string): OwnedPath | undefined {
  const routes = remotes.flatMap(({ id, paths }) =>
    paths.map(({ path, access, redirect }) => ({ path, handle: { remoteId: id, path, access, redirect } })),
  );
  const [match] = matchRoutes(routes, pathname) ?? [];
  return match && { ...match.route.handle, params: match.params };
}
