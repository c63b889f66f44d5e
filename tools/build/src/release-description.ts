import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Configuration } from '@rspack/core';
import { lazyFiles, type LazyFiles } from './lazy-files.ts';
import { packageModules } from './package-modules.ts';
import type { Project } from './project.ts';

/** What the builds of a part are found to be. */
export interface Built {
  readonly lazy: LazyFiles;
  /** Bytes of the modules of packages in its scripts. */
  readonly modules: Readonly<Record<string, number>>;
  readonly surface: object;
}

/** How a part of the site is described. */
interface Description {
  /** Reads from the sources what the part relies on and what others rely on. */
  readonly readSurface: (project: Project) => Promise<object>;
  readonly describe: (project: Project, built: Built) => Promise<object>;
}

/** Writes `dist/release.json` once every build of a project has finished, and again whenever one changes. */
export class ReleaseDescription {
  readonly #project: Project;
  readonly #description: Description;
  readonly #awaited = new Set<string>();
  #lazy: LazyFiles = new Map();
  #modules: Built['modules'] = {};
  #reading: Promise<object> | undefined;

  constructor(project: Project, description: Description) {
    this.#project = project;
    this.#description = description;
  }

  /** Registers these builds, after which the description is written. */
  follow(builds: readonly Configuration[]): Configuration[] {
    return builds.map((build) => ({ ...build, plugins: [...(build.plugins ?? []), this] }));
  }

  apply({ options: { name = '' }, hooks }: Compiler): void {
    const file = join(this.#project.dist, 'release.json');
    this.#awaited.add(name);
    // A failed build must not leave the previous description.
    hooks.beforeRun.tap('ReleaseDescription', () => {
      rmSync(file, { force: true });
      // Beside the bundler, which takes about as long.
      this.#reading ??= this.#read();
    });
    hooks.afterEmit.tapPromise('ReleaseDescription', async (compilation) => {
      if (name === `${this.#project.id} browser`) {
        this.#lazy = lazyFiles(compilation);
        this.#modules = packageModules(compilation);
      }
      this.#awaited.delete(name);
      if (this.#awaited.size > 0) return;
      const surface = await (this.#reading ?? this.#read());
      this.#reading = undefined;
      const built = { lazy: this.#lazy, modules: this.#modules, surface };
      const release = await this.#description.describe(this.#project, built);
      writeFileSync(file, `${JSON.stringify(release, null, 2)}\n`);
    });
  }

  #read(): Promise<object> {
    const reading = this.#description.readSurface(this.#project);
    // It is awaited only once everything is built.
    reading.catch(() => undefined);
    return reading;
  }
}
