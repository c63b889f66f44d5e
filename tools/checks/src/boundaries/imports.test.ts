import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowedImports, refusedImports } from './testing/planted-imports.ts';
import { plantWorkspace, type PlantedWorkspace } from './testing/planted-workspace.ts';

/** Every way to the browser's storage, once each. */
const raw = [
  "localStorage.getItem('a');",
  'const kept = sessionStorage;',
  'window.localStorage.clear();',
  'globalThis.sessionStorage.clear();',
  "indexedDB.open('a');",
  "caches.open('a');",
  "document.cookie = 'a=b';",
].join('\n');

const storing: Readonly<Record<string, string>> = {
  'apps/booking/src/stores.ts': raw,
  'apps/booking/src/stores.test.ts': raw,
  'libs/platform/src/storage/key-value-store.ts': raw,
};

/** Files that the others import, so that the folders exist. */
const there = [
  'apps/booking/src/features/b/y.ts',
  'apps/api/src/domains/fleet/fleet.repository.ts',
  'apps/api/src/domains/fleet/fleet.tables.ts',
  'apps/api/src/domains/fleet/index.ts',
  'apps/api/src/domains/fleet/model/x.ts',
];

const report = z.object({
  diagnostics: z.array(z.object({ filename: z.string(), message: z.string(), help: z.optional(z.string()) })),
});

let workspace: PlantedWorkspace;
let told: z.infer<typeof report>['diagnostics'];

beforeAll(() => {
  workspace = plantWorkspace();
  for (const file of there) workspace.plant(file, 'export {};');
  for (const [, file, text] of [...allowedImports, ...refusedImports]) workspace.plant(file, text);
  for (const [file, text] of Object.entries(storing)) workspace.plant(file, text);
  const rules = (name: string) => JSON.stringify(join(workspaceRoot, 'tools/checks/src/boundaries', name));
  workspace.plant(
    'oxlint.config.ts',
    `import { boundaries, noCycles } from ${rules('lint-overrides.ts')};
     import { noRawStorage } from ${rules('raw-storage.ts')};
     export default {
       plugins: ['import'],
       categories: { correctness: 'off' },
       rules: noCycles,
       overrides: [...boundaries(import.meta.dirname), ...noRawStorage],
     };`,
  );
  told = z.parse(report, JSON.parse(run('oxlint', '--format=json', '.').stdout)).diagnostics;
});
afterAll(() => workspace.remove());

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: workspace.folder, encoding: 'utf8' });

const listFaults = (file: string) =>
  told.filter(({ filename }) => filename.endsWith(file)).map(({ message, help }) => `${message} ${help}`);

test('knip reports an undeclared package', () => {
  workspace.plant('apps/account/src/index.ts', "import 'left-pad';");
  const { stdout } = run('knip', '--include=unlisted', '--no-progress');
  expect(stdout).toMatch(/left-pad\s+apps\/account\/src\/index\.ts/);
});

test('the compiler reports an import that a package does not export', () => {
  workspace.plant(
    'apps/booking/src/deep.ts',
    "import '@livree/platform/src/slot.ts';\nimport '@livree/platform';",
  );
  const { stdout } = run(
    'tsc',
    '--pretty',
    'false',
    '--noEmit',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    'apps/booking/src/deep.ts',
  );
  expect(stdout.match(/error/g)).toHaveLength(1);
  expect(stdout).toMatch(/deep\.ts\(1,8\): error TS\d+: .*@livree\/platform\/src\/slot\.ts/);
});

test.each(allowedImports)('%s may be imported', (_name, file) => expect(listFaults(file)).toEqual([]));

test.each(refusedImports)('%s may not be imported', (_name, file, _text, fault) =>
  expect(listFaults(file)).toContainEqual(expect.stringMatching(fault)),
);

test('raw storage is reported, except where it is guarded and in tests', () => {
  const reported = Object.keys(storing).map((file) => listFaults(file).length);
  expect(reported).toEqual([raw.split('\n').length, 0, 0]);
});
