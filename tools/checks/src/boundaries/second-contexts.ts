import { posix } from 'node:path';
import { singletons } from '@livree/build/singletons';
import type { Project } from './project.ts';
import type { Source } from './source.ts';

/** The files that a file imports by path, directly or not, with itself; types are erased. */
function collectImports(file: string, sources: ReadonlyMap<string, Source>, seen = new Set<string>()) {
  const source = sources.get(file);
  if (source === undefined || seen.has(file)) return seen;
  seen.add(file);
  for (const { specifier, typeOnly } of source.imports) {
    if (typeOnly || !specifier.startsWith('.')) continue;
    collectImports(posix.join(posix.dirname(file), specifier), sources, seen);
  }
  return seen;
}

/**
 * Contexts that a remote would carry a second time: the shell shares one entry point of a library, and another entry
 * point imports the same context by path. A component of the second one would find no provider and throw.
 */
export function listSecondContexts(project: Project, all: readonly Source[]): string[] {
  const sources = new Map(all.map((source) => [source.file, source]));
  const entries = Object.entries(project.exports).map(([subpath, target]) => {
    const file = posix.join(project.root, target);
    const isShared = posix.join(project.name, subpath) in singletons;
    return { file, isShared, reached: collectImports(file, sources) };
  });
  const shared = new Set(entries.flatMap(({ isShared, reached }) => (isShared ? [...reached] : [])));
  return entries
    .filter(({ isShared }) => !isShared)
    .flatMap(({ file, reached }) =>
      [...reached]
        .filter((inner) => shared.has(inner) && /\bcreateContext\b/.test(sources.get(inner)?.text ?? ''))
        .map((inner) => `${file}:1 bundles a second context of ${inner}; import it by the package's name`),
    );
}
