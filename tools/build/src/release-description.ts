import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Configuration } from '@rspack/core';
import { lazyFiles, type LazyFiles } from './lazy-files.ts';
import type { Project } from './project.ts';

type Describe = (project: Project, lazy: LazyFiles) => unknown;

/** Writes `dist/release.json` once every build of a project has finished, and again whenever one changes. */
export class ReleaseDescription {
  readonly #project: Project;
  readonly #describe: Describe;
  readonly #awaited = new Set<string>();
  #lazy: LazyFiles = new Map();

  constructor(project: Project, describe: Describe) {
    this.#project = project;
    this.#describe = describe;
  }

  /** Registers these builds, after which the description is written. */
  follow(builds: readonly Configuration[]): Configuration[] {
    return builds.map((build) => ({ ...build, plugins: [...(build.plugins ?? []), this] }));
  }

  apply({ options: { name = '' }, hooks }: Compiler): void {
    const file = join(this.#project.dist, 'release.json');
    this.#awaited.add(name);
    // A failed build must not leave the previous description.
    hooks.beforeRun.tap('ReleaseDescription', () => rmSync(file, { force: true }));
    hooks.afterEmit.tapPromise('ReleaseDescription', async (compilation) => {
      if (name === `${this.#project.id} browser`) this.#lazy = lazyFiles(compilation);
      this.#awaited.delete(name);
      if (this.#awaited.size > 0) return;
      const release = await this.#describe(this.#project, this.#lazy);
      writeFileSync(file, `${JSON.stringify(release, null, 2)}\n`);
    });
  }
}
