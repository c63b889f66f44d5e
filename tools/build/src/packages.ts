import type { Compilation, StatsModule } from '@rspack/core';

/** The package of a module by the path of its file: `lucide-react`, or `@livree/rides` for a library of this workspace. */
function packageOf(file: string): string | undefined {
  const [, installed] = /.*[\\/]node_modules[\\/]((?:@[\w.-]+[\\/])?[\w.-]+)/.exec(file) ?? [];
  if (installed !== undefined) return installed.replaceAll('\\', '/');
  const [, library] = /[\\/]libs[\\/]([\w-]+)[\\/]src[\\/]/.exec(file) ?? [];
  return library === undefined ? undefined : `@livree/${library}`;
}

/** The modules that a bundler wrote, those that it joined into one included. */
const flatten = (modules: readonly StatsModule[]): StatsModule[] =>
  modules.flatMap((module) => (module.modules === undefined ? [module] : flatten(module.modules)));

/**
 * What a build brings of packages and libraries: the bytes of their modules by name, before they are made small and
 * without what nobody uses of them being taken off.
 */
export function packagesIn(compilation: Compilation): Record<string, number> {
  const { modules = [] } = compilation.getStats().toJson({
    all: false,
    modules: true,
    nestedModules: true,
    modulesSpace: Infinity,
    nestedModulesSpace: Infinity,
  });
  const found = new Map<string, number>();
  for (const { nameForCondition, size = 0 } of flatten(modules)) {
    const name = packageOf(nameForCondition ?? '');
    if (name !== undefined) found.set(name, (found.get(name) ?? 0) + size);
  }
  return Object.fromEntries([...found].toSorted(([one], [other]) => one.localeCompare(other)));
}
