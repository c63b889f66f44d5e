import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, brotliCompressSync } from 'node:zlib';
import { oneBuild, workspaceRoot } from '@livree/build';
import type { BrowserComposition } from '@livree/release';
import { rspack } from '@rspack/core';

export interface OneBuild {
  /** File name to its content, plain and with brotli 11. */
  readonly files: ReadonlyMap<string, { plain: Buffer; brotli: Buffer }>;
  readonly script: string;
  readonly css: string;
  /** The files of a lazy import, by the end of its request. */
  listFiles(request: string): readonly string[];
}

function entrySource(composition: BrowserComposition): string {
  const remotes = composition.remotes.map(
    ({ id }) =>
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

/** Builds shell and remotes as one site into `folder`, which must lie inside the workspace. */
export async function buildOne(composition: BrowserComposition, folder: string): Promise<OneBuild> {
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, 'site.ts');
  const output = join(folder, 'files');
  writeFileSync(entry, entrySource(composition));
  const lazy = await run(entry, output);
  const names = readdirSync(output);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const named = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? '';
  return {
    files: new Map(
      names.map((name) => {
        const plain = readFileSync(join(output, name));
        return [name, { plain, brotli: brotliCompressSync(plain, quality) }];
      }),
    ),
    script: named(/^site\.\w+\.js$/),
    css: named(/^site\.\w+\.css$/),
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
