import type { Release } from './release.ts';

type Path = Release['paths'][number];

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** How closely `pattern` fits the path: undefined when not at all; static segments weigh most. */
function closeness(pattern: string, path: readonly string[]): number | undefined {
  const wanted = segmentsOf(pattern);
  const open = wanted.at(-1) === '*';
  const fixed = open ? wanted.slice(0, -1) : wanted;
  if (open ? path.length < fixed.length : path.length !== fixed.length) return undefined;
  let weight = open ? 0 : 1;
  for (const [index, segment] of fixed.entries()) {
    if (segment.startsWith(':')) weight += 2;
    else if (segment === path[index]) weight += 4;
    else return undefined;
  }
  return weight;
}

/** The release and the path of it that fit `pathname` best, or undefined when no remote owns it. */
export function routeOwner<T extends Pick<Release, 'paths'>>(
  remotes: readonly T[],
  pathname: string,
): { remote: T; path: Path } | undefined {
  const segments = segmentsOf(pathname);
  let best: { remote: T; path: Path; weight: number } | undefined;
  for (const remote of remotes) {
    for (const path of remote.paths) {
      const weight = closeness(path.path, segments);
      if (weight !== undefined && weight > (best?.weight ?? -1)) best = { remote, path, weight };
    }
  }
  return best;
}
