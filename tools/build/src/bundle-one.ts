import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { oneBuild } from './one-build.ts';
import { workspaceRoot } from './project.ts';

/** The shell and remotes of this workspace, built as one site. */
export interface BundledSite {
  /** The folder of its files, and their names. */
  readonly folder: string;
  readonly names: readonly string[];
  readonly script: string;
  readonly css: string;
  /** Those of the first paint. */
  readonly fonts: readonly string[];
  /** The files of a lazy import, by the end of its request. */
  listFiles(request: string): readonly string[];
}

function entrySource(ids: readonly string[]): string {
  const remotes = ids.map(
    (id) =>
      `  ${JSON.stringify(id)}: () => import(${JSON.stringify(join(workspaceRoot, 'apps', id, 'src/remote.ts'))}),`,
  );
  return [
    `import '@livree/design-system/styles.css';`,
    `import { startShell } from ${JSON.stringify(join(workspaceRoot, 'apps/shell/src/start/start-shell.ts'))};`,
    `const remotes = {`,
    ...remotes,
    `};`,
    `void startShell({ load: async (release) => (await remotes[release.id]()).remote });`,
  ].join('\n');
}

/** Builds the shell and these remotes as one site into `folder`, which must lie inside the workspace. */
export async function bundleOne(ids: readonly string[], folder: string): Promise<BundledSite> {
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, 'site.ts');
  const output = join(folder, 'files');
  writeFileSync(entry, entrySource(ids));
  const lazy = await run(entry, output);
  const names = readdirSync(output);
  const named = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? '';
  return {
    folder: output,
    names,
    script: named(/^site\.\w+\.js$/),
    css: named(/^site\.\w+\.css$/),
    fonts: names.filter((name) => /core-wght-normal\.\w+\.woff2$/.test(name)),
    listFiles: (request) =>
      [...lazy].filter(([made]) => made.endsWith(request)).flatMap(([, files]) => files),
  };
}

function run(entry: string, output: string): Promise<Map<string, string[]>> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(oneBuild(entry, output));
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors() ?? true) {
        return reject(
          error ?? new Error(stats?.toString({ preset: 'errors-only' }) ?? 'no answer from the bundler'),
        );
      }
      const lazy = new Map<string, string[]>();
      for (const group of stats?.compilation.chunkGroups ?? []) {
        for (const { request } of group.origins) if (request) lazy.set(request, [...group.getFiles()]);
      }
      return compiler.close(() => resolve(lazy));
    });
  });
}
