import type { Compilation, StatsModule } from '@rspack/core';

/** The package of a module by the path of its file: `lucide-react`, or `@livree/rides` for a library of this workspace. */
function packageOf(file: string): string | undefined {
  const [, installed] = /.*[\\/]node_modules[\\/]((?:@[\w.-]+[\\/])?[\w.-]+)/.exec(file) ?? [];
  if (installed !== undefined) return installed.replaceAll('\\', '/');
  const [, library] = /[\\/]libs[\\/]([\w-]+)[\\/]src[\\/]/.exec(file) ?? [];
  return library === undefined ? undefined : `@livree/${library}`;
}

/** The modules of a build. Several that the bundler joined into one are listed one by one. */
const listModules = (modules: readonly StatsModule[]): StatsModule[] =>
  modules.flatMap((module) => module.modules ?? [module]);

/**
 * What a build brings of packages and libraries: the bytes of their modules by name, as they are in the sources. What is
 * taken off when files are made small counts, too.
 */
export function packagesIn(compilation: Compilation): Record<string, number> {
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
    const name = packageOf(nameForCondition ?? '');
    if (name !== undefined) found.set(name, (found.get(name) ?? 0) + size);
  }
  return Object.fromEntries([...found].toSorted(([one], [other]) => one.localeCompare(other)));
}
