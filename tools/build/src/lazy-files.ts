import type { Compilation } from '@rspack/core';
import { lazySingletons } from './singletons.ts';

/** What the browser needs for a lazily imported module. */
export interface Needs {
  readonly files: readonly string[];
  /** The run-time singletons that the host loads on demand. */
  readonly shared: readonly string[];
}

/** What each lazily imported module needs, by its request. */
export type LazyFiles = ReadonlyMap<string, Needs>;

/** The bundler does not tell which text an `import()` with a language in it stands for. */
const text = /\/messages\/\w+\.json$/;

/** What each `import()` in a browser build needs, by its request (`./pages/home.tsx`). */
export function lazyFiles({ chunkGroups, chunkGraph }: Compilation): LazyFiles {
  const found = new Map<string, Needs>();
  for (const group of chunkGroups) {
    const modules = group.chunks.flatMap((chunk) =>
      chunkGraph.getChunkModules(chunk).map((module) => module.identifier()),
    );
    const shared = lazySingletons.filter((name) =>
      modules.some((module) => module.startsWith(`consume shared module (default) ${name}@`)),
    );
    const requests = group.origins.map(({ request }) => request ?? '');
    const texts = modules.flatMap((module) => text.exec(module) ?? []).map((path) => `.${path}`);
    for (const request of [...requests, ...texts])
      found.set(request, { files: [...group.getFiles()], shared });
  }
  return found;
}
