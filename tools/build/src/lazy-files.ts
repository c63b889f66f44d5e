import type { Compilation } from '@rspack/core';

/** The files of each lazily imported module, by its request (`./pages/home.tsx`). */
export type LazyFiles = ReadonlyMap<string, readonly string[]>;

/** The files of each `import()` in a browser build, by its request. */
export function lazyFiles({ chunkGroups }: Compilation): LazyFiles {
  const files = new Map<string, string[]>();
  for (const group of chunkGroups) {
    for (const { request } of group.origins) {
      if (request !== undefined && request !== null) files.set(request, [...group.getFiles()]);
    }
  }
  return files;
}
