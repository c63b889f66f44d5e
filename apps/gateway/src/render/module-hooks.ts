import { isBuiltin, registerHooks } from 'node:module';

const scheme = 'livree-bundle:';

/**
 * The built-in modules that rendering needs. They reach nothing outside the process; all other built-in modules are
 * blocked.
 */
const harmless = [
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'stream',
  'stream/consumers',
  'string_decoder',
  'url',
  'util',
];

/** The URL from which a server file of a release is imported. */
export function moduleUrl(release: { readonly id: string; readonly version: string }, file: string): string {
  return `${scheme}${release.id}/${release.version}/${file}`;
}

/** Verified sources by import URL, and the shell's own singletons. */
export interface GivenModules {
  readonly sources: Readonly<Record<string, string>>;
  readonly sharedModules: Readonly<Record<string, string>>;
}

/** No prototype: code that runs here later may add to the usual one. */
const makeTable = <Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.assign(Object.create(null), entries);

// Bound once, because code that runs here later may have replaced the methods.
const startsWith: (text: string, start: string) => boolean = Function.prototype.call.bind(
  String.prototype.startsWith,
);

const isOpen = makeTable(
  Object.fromEntries(harmless.flatMap((name) => [name, `node:${name}`]).map((name) => [name, true])),
);

/** This folder's own code may load anything, so nobody else may import it. */
const ownCode = new URL('.', import.meta.url).href;

/** @throws Error for what renders pages may not import */
function refuseClosed(specifier: string): void {
  if ((isBuiltin(specifier) && isOpen[specifier] !== true) || startsWith(specifier, ownCode))
    throw new Error(`${specifier} is closed to what renders pages`);
}

const isPath = (specifier: string): boolean =>
  startsWith(specifier, '.') || startsWith(specifier, '/') || URL.canParse(specifier);

/**
 * Lets this process import from memory. Shared singletons resolve to the shell's modules; every other bare import of
 * the shell or a bundle resolves to the workspace's packages, so there is one React. Code loaded from now on can
 * import only the harmless built-in modules and packages.
 * @returns a function that provides the modules once they have arrived
 */
export function registerModuleHooks(): (given: GivenModules) => void {
  let sources = makeTable<string>({});
  let sharedModules = makeTable<string>({});
  registerHooks({
    resolve(specifier, context, next) {
      refuseClosed(specifier);
      const own = sources[specifier] === undefined ? sharedModules[specifier] : specifier;
      if (own !== undefined) return { url: own, format: 'module', shortCircuit: true };
      const { parentURL } = context;
      const isFromMemory = parentURL !== undefined && sources[parentURL] !== undefined;
      const found =
        isFromMemory && !isPath(specifier)
          ? next(specifier, { ...context, parentURL: import.meta.url })
          : next(specifier, context);
      refuseClosed(found.url);
      return found;
    },
    load(url, context, next) {
      refuseClosed(url);
      const source = sources[url];
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
    },
  });
  return (given) => {
    sources = makeTable(given.sources);
    sharedModules = makeTable(given.sharedModules);
  };
}
