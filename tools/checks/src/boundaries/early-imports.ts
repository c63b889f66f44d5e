import type { Source } from './source.ts';

/** Static imports in a `remote.ts`. Oxlint's rule cannot distinguish a static import from a dynamic one. */
export function earlyImports({ project, file, imports }: Source): number[] {
  if (project.tags['type'] !== 'remote' || !file.endsWith('/src/remote.ts')) return [];
  return imports.filter(({ typeOnly, lazy }) => !typeOnly && !lazy).map(({ line }) => line);
}
