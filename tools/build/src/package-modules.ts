import type { Compilation, StatsModule } from '@rspack/core';

/** A smaller module is not worth a line of the description. */
const smallest = 500;

/** The name of a package's module by the path of its file: `zod/v4/core/core.js`, or `@livree/rides/src/index.ts` for a library of this workspace. */
function nameModule(file: string): string | undefined {
  const path = file.replaceAll('\\', '/');
  const [, installed] = /.*\/node_modules\/(.+)/.exec(path) ?? [];
  if (installed !== undefined) return installed;
  const [, library] = /.*\/libs\/([\w-]+\/src\/.+)/.exec(path) ?? [];
  return library === undefined ? undefined : `@livree/${library}`;
}

/** The modules of a build. Several that the bundler joined into one are listed one by one. */
const listModules = (modules: readonly StatsModule[]): StatsModule[] =>
  modules.flatMap((module) => module.modules ?? [module]);

/**
 * What a build brings of packages and libraries: the bytes of their larger modules by name, as they are in the sources.
 * What is taken off when files are made small counts, too.
 */
export function packageModules(compilation: Compilation): Record<string, number> {
  const { modules = [] } = compilation.getStats().toJson({
    all: false,
    modules: true,
    nestedModules: true,
    orphanModules: true,
    modulesSpace: Infinity,
    nestedModulesSpace: Infinity,
  });
  // An orphan is in no file by itself: it is unused, or a part of a joined module.
  const written = modules.filter(({ orphan }) => orphan !== true);
  const found = new Map<string, number>();
  for (const { nameForCondition, size = 0 } of listModules(written)) {
    const name = nameModule(nameForCondition ?? '');
    if (name !== undefined) found.set(name, (found.get(name) ?? 0) + size);
  }
  const large = [...found].filter(([, bytes]) => bytes >= smallest);
  return Object.fromEntries(large.toSorted(([one], [other]) => one.localeCompare(other)));
}
