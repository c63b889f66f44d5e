import { registerHooks } from 'node:module';

const scheme = 'livree-bundle:';

/** Verified sources of server bundles, by the URL under which they are imported. */
export interface BundleModules {
  has(url: string): boolean;
  add(url: string, source: Uint8Array): void;
}

/** The URL under which the server bundle of a release is imported. */
export function bundleUrl(remote: string, version: string, file: string): string {
  return `${scheme}${remote}/${version}/${file}`;
}

function isBare(specifier: string): boolean {
  return !/^(?:\.|\/|[a-z][a-z-]*:)/.test(specifier);
}

/**
 * Teaches this thread to import server bundles from memory. Shared singletons resolve to the shell's
 * modules, every other bare import of the shell or a bundle to the workspace's packages: one React for all.
 */
export function registerBundleHooks(
  sharedModules: Readonly<Record<string, string>>,
  shellFolder: string,
): BundleModules {
  const sources = new Map<string, Uint8Array>();
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier.startsWith(scheme)) return { url: specifier, format: 'module', shortCircuit: true };
      const shared = Object.hasOwn(sharedModules, specifier) ? sharedModules[specifier] : undefined;
      if (shared !== undefined) return { url: shared, shortCircuit: true };
      const isOurs = context.parentURL?.startsWith(scheme) || context.parentURL?.startsWith(shellFolder);
      return isOurs && isBare(specifier)
        ? next(specifier, { ...context, parentURL: import.meta.url })
        : next(specifier, context);
    },
    load(url, context, next) {
      const source = sources.get(url);
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
    },
  });
  return { has: (url) => sources.has(url), add: (url, source) => void sources.set(url, source) };
}
