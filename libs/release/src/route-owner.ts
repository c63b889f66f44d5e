interface Path {
  readonly path: string;
}

interface Owner {
  readonly paths: readonly Path[];
}

export interface RouteOwner<T extends Owner> {
  readonly remote: T;
  readonly path: T['paths'][number];
  /** The decoded value of each `:name` of the path; `*` is the rest after an open end. */
  readonly params: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly expression: RegExp;
  readonly names: readonly string[];
  /** How specific it is: static segments count most, as in the router. */
  readonly weight: number;
}

const patterns = new WeakMap<Path, Pattern>();

function compile(path: string): Pattern {
  const names: string[] = [];
  let weight = 0;
  const sources = path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => {
      const [isOpen, isNamed] = [segment === '*', segment.startsWith(':')];
      if (isOpen || isNamed) names.push(segment.replace(':', ''));
      weight += isOpen ? -1 : isNamed ? 4 : 11;
      return isOpen ? '(?:/(.+)|/*)' : isNamed ? '/([^/]+)' : `/${segment}`;
    });
  return { expression: new RegExp(`^${sources.join('')}/*$`, 'i'), names, weight };
}

function compilePattern(path: Path): Pattern {
  const pattern = patterns.get(path) ?? compile(path.path);
  patterns.set(path, pattern);
  return pattern;
}

/** The path of an address with its letters decoded; an encoded slash does not end a segment. */
function decodedPath(address: string): string {
  const [pathname = ''] = address.split(/[?#]/, 1);
  try {
    return decodeURIComponent(pathname.replaceAll(/%2f/gi, '%252F'));
  } catch {
    return pathname;
  }
}

/**
 * The release that owns an address, and its best matching path; undefined if no remote owns it. Case and trailing
 * slashes do not matter. The result is the same as that of the shell's router.
 * @param address a path of this site without a language, with or without query and hash
 */
export function routeOwner<T extends Owner>(
  remotes: readonly T[],
  address: string,
): RouteOwner<T> | undefined {
  const pathname = decodedPath(address);
  let best: (RouteOwner<T> & Pattern) | undefined;
  for (const remote of remotes) {
    for (const path of remote.paths) {
      const pattern = compilePattern(path);
      if (pattern.weight <= (best?.weight ?? -Infinity)) continue;
      const found = pattern.expression.exec(pathname);
      if (found === null) continue;
      const values = pattern.names.map((name, index) => [
        name,
        (found[index + 1] ?? '').replaceAll('%2F', '/'),
      ]);
      best = { ...pattern, remote, path, params: Object.fromEntries(values) };
    }
  }
  return best;
}
