import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack, type Configuration, type StatsModule } from '@rspack/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remoteBrowser, shellBrowser } from '../browser.ts';
import { projectAt } from '../project.ts';

interface Built {
  /** The modules of a remote without code. */
  readonly container: readonly StatsModule[];
  /** The modules of a shell without code. */
  readonly host: readonly StatsModule[];
}

function build({ optimization, ...config }: Configuration): Promise<readonly StatsModule[]> {
  const plain = { ...optimization, minimize: false, concatenateModules: false };
  return new Promise((resolve, reject) => {
    rspack({ ...config, optimization: plain }, (error, stats) => {
      const { modules = [], errors = [] } =
        stats?.toJson({ all: false, errors: true, modules: true, source: true }) ?? {};
      if (error !== null || errors.length > 0) reject(error ?? new Error(errors[0]?.message));
      else resolve(modules);
    });
  });
}

let folder: string;
let built: Built;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livree-patches-'));
  for (const path of ['src', 'public']) mkdirSync(join(folder, path));
  for (const path of ['src/remote.ts', 'src/main.ts', 'public/robots.txt'])
    writeFileSync(join(folder, path), '');
  const project = projectAt(folder);
  built = { container: await build(remoteBrowser(project)), host: await build(shellBrowser(project)) };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const names = (modules: readonly StatsModule[]): string[] =>
  modules.map(({ identifier }) => decodeURIComponent(identifier ?? ''));
const has = (modules: readonly StatsModule[], name: string): boolean =>
  names(modules).some((identifier) => identifier.includes(name));
const says = (modules: readonly StatsModule[], text: string): boolean =>
  modules.some(({ source }) => source?.toString().includes(text));

test.each<[file: string, changesTheBuild: (built: Built) => boolean]>([
  [
    'container-start.ts',
    ({ container, host }) =>
      says(container, 'livreeStartContainer(__webpack_require__') &&
      says(host, 'globalThis.livreeStartContainer='),
  ],
  [
    'provide-bundler-runtime.ts',
    ({ container, host }) => !has(container, '@module-federation/') && says(host, 'livreeBundlerRuntime:'),
  ],
  [
    'runtime-as-modules.ts',
    ({ host }) =>
      has(host, '@module-federation/runtime-core/dist/core.js') &&
      !names(host).some((name) => name.endsWith('.cjs')),
  ],
  [
    'no-snapshots.ts',
    ({ host }) => has(host, 'federation-patches/no-snapshots.ts') && !has(host, '/SnapshotHandler.js'),
  ],
  [
    'path-free-ids.ts',
    ({ host }) => has(host, 'from "./node_modules/@module-federation/webpack-bundler-runtime/'),
  ],
])('%s still changes what the federation plugin builds', (file, changesTheBuild) => {
  const advice = `${file} has no effect: tools/build/src/federation-patches/README.md says what to do at an upgrade`;
  expect(changesTheBuild(built), advice).toBe(true);
});
