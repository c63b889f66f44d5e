import type { Compilation } from '@rspack/core';

/** Files of each lazily imported module: its request (`./pages/home.tsx`) to the files it brings. */
export type LazyFiles = ReadonlyMap<string, readonly string[]>;

/** What each `import()` of a browser build brings, by its request. */
export function lazyFiles({ chunkGroups }: Compilation): LazyFiles {
  const files = new Map<string, string[]>();
  for (const group of chunkGroups) {
    for (const { request } of group.origins) {
      if (request !== undefined && request !== null) files.set(request, [...group.getFiles()]);
    }
  }
  return files;
}
