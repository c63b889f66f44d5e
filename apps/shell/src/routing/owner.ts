import type { Composition } from '@livree/platform/release';
import { matchPath } from 'react-router-dom';

export interface OwnedPath {
  readonly remoteId: string;
  readonly path: string;
  readonly redirect: string | undefined;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The remote that owns a pathname, and what its pattern found in it. A fixed path goes before a pattern. */
export function ownerOf(composition: Composition, pathname: string): OwnedPath | undefined {
  const found = composition.remotes.flatMap(({ id, paths }) =>
    paths.flatMap(({ path, redirect }) => {
      const match = matchPath(path, pathname);
      return match === null ? [] : [{ remoteId: id, path, redirect, params: match.params }];
    }),
  );
  return found.find(({ path }) => !path.includes(':')) ?? found[0];
}
