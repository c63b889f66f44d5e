import type { Source } from './source.ts';

/** Lines of a `remote.ts` that import at once. Oxlint's rule cannot tell an import at once from one on need. */
export function earlyImports({ project, file, imports }: Source): number[] {
  if (project.tags['type'] !== 'remote' || !file.endsWith('/src/remote.ts')) return [];
  return imports.filter(({ typeOnly, lazy }) => !typeOnly && !lazy).map(({ line }) => line);
}
