import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@livree/contracts/schema';

const versions = z.optional(z.record(z.string(), z.string()));
const manifestSchema = z.object({
  name: z.string(),
  exports: z.optional(z.record(z.string(), z.string())),
  dependencies: versions,
  devDependencies: versions,
  nx: z.optional(z.object({ tags: z.array(z.string()) })),
});

/** A project of the workspace as its `package.json` describes it. */
export interface Project {
  readonly name: string;
  /** Relative to the workspace, e.g. `apps/booking`. */
  readonly root: string;
  /** Values of its tags by axis: scope, type, runs. */
  readonly tags: Readonly<Record<string, string>>;
  /** Files of its entry points by subpath, e.g. `./list`: `./src/list.ts`. */
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: ReadonlySet<string>;
  readonly devDependencies: ReadonlySet<string>;
}

function readProject(workspace: string, root: string): Project {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(workspace, root, 'package.json'), 'utf8')),
  );
  return {
    name: manifest.name,
    root,
    tags: Object.fromEntries((manifest.nx?.tags ?? []).map((tag) => tag.split(':', 2))),
    exports: manifest.exports ?? {},
    dependencies: new Set(Object.keys(manifest.dependencies ?? {})),
    devDependencies: new Set(Object.keys(manifest.devDependencies ?? {})),
  };
}

/** Every project of a workspace. */
export function readProjects(workspace: string): Project[] {
  return globSync(['apps/*', 'libs/*', 'tools/*', 'e2e'], { cwd: workspace })
    .filter((root) => existsSync(join(workspace, root, 'package.json')))
    .toSorted()
    .map((root) => readProject(workspace, root));
}

/** Packages that the workspace provides for every project's tests and checks. */
export function readTestPackages(workspace: string): ReadonlySet<string> {
  const manifest = z
    .object({ devDependencies: versions })
    .parse(JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')));
  return new Set(Object.keys(manifest.devDependencies ?? {}));
}
