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

function isBare(specifier: string): boolean {
  return !/^(?:\.|\/|[a-z][a-z-]*:)/.test(specifier);
}

/** Verified sources by import URL, and the shell's own singletons. */
export interface GivenModules {
  readonly sources: Readonly<Record<string, string>>;
  readonly sharedModules: Readonly<Record<string, string>>;
}

/**
 * Lets this process import from memory. Shared singletons resolve to the shell's modules; every other bare import of
 * the shell or a bundle resolves to the workspace's packages, so there is one React. Code loaded from now on can
 * import only the harmless built-in modules.
 * @returns a function that provides the modules once they have arrived
 */
export function registerModuleHooks(): (given: GivenModules) => void {
  const open = harmless.flatMap((name) => [name, `node:${name}`]).map((name) => [name, true] as const);
  // No prototype and no method, because code that runs here later may have changed those.
  const isOpen: Readonly<Record<string, true>> = Object.assign(Object.create(null), Object.fromEntries(open));
  let given: GivenModules = { sources: {}, sharedModules: {} };
  registerHooks({
    resolve(specifier, context, next) {
      if (isBuiltin(specifier) && isOpen[specifier] !== true)
        throw new Error(`${specifier} is closed to what renders pages`);
      if (specifier.startsWith(scheme)) return { url: specifier, format: 'module', shortCircuit: true };
      const shared = Object.hasOwn(given.sharedModules, specifier)
        ? given.sharedModules[specifier]
        : undefined;
      if (shared !== undefined) return { url: shared, shortCircuit: true };
      return context.parentURL?.startsWith(scheme) && isBare(specifier)
        ? next(specifier, { ...context, parentURL: import.meta.url })
        : next(specifier, context);
    },
    load(url, context, next) {
      const source = Object.hasOwn(given.sources, url) ? given.sources[url] : undefined;
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
    },
  });
  return (modules) => {
    given = modules;
  };
}
