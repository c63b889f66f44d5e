import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantWorkspace, type PlantedWorkspace } from './testing/planted-workspace.ts';

type Case = readonly [name: string, file: string, text: string];

const kept: readonly Case[] = [
  [
    'what a host provides of react-i18next',
    'apps/booking/src/texts.ts',
    "import { useTranslation } from 'react-i18next';\nexport const a = useTranslation;",
  ],
  [
    'a public part',
    'apps/booking/src/pages/page.tsx',
    "import '@livree/platform';\nimport '../features/a/x.ts';",
  ],
  ['a page on demand', 'apps/booking/src/remote.ts', "export const page = () => import('./pages/page.tsx');"],
  [
    'the unstable API of TypeScript through its adapter',
    'tools/build/src/surface/typescript.ts',
    "import 'typescript/unstable/ast';",
  ],
  ['fakes in a harness', 'apps/booking/src/standalone.tsx', "import '@livree/testing';"],
  ['a test package in a test', 'apps/booking/src/a.test.ts', "import 'vitest';\nimport '@livree/testing';"],
  ['a bundler in its configuration', 'apps/booking/rspack.config.ts', "import '@livree/build';"],
  [
    'a folder with the name of a feature',
    'apps/booking/src/features/a/b/c.ts',
    "import '../../../b/model.ts';",
  ],
  ['the index of a domain', 'apps/api/src/domains/blog/list.ts', "import '../fleet/index.ts';"],
  ['the tables of a domain', 'apps/api/src/platform/db.ts', "import '../domains/fleet/fleet.tables.ts';"],
  [
    'types of React on Node',
    'apps/api/src/types.ts',
    "import type { FC } from 'react';\nexport type X = FC;",
  ],
];

const broken: readonly (readonly [...Case, fault: RegExp])[] = [
  [
    'what no host provides of react-i18next',
    'apps/booking/src/translation.ts',
    "import { withTranslation } from 'react-i18next';\nexport const a = withTranslation;",
    /more than a host provides/,
  ],
  [
    'the unstable API of TypeScript',
    'tools/build/src/surface/calls.ts',
    "import 'typescript/unstable/ast';",
    /may change with every version/,
  ],
  ['an app', 'apps/booking/src/app.ts', "import '@livree/account';", /is another app/],
  ['an app in a test', 'apps/booking/src/app.test.ts', "import '@livree/account';", /is another app/],
  [
    'an app on demand',
    'apps/booking/src/need.ts',
    "export const a = () => import('@livree/account');",
    /is another app/,
  ],
  ['a path to an app', 'apps/booking/src/path.ts', "import '../../account/src/b.ts';", /leaves the project/],
  [
    'a path to a library',
    'libs/i18n/src/path.ts',
    "export * from '../../../libs/platform/x.ts';",
    /leaves the project/,
  ],
  [
    'scope:tools in a remote',
    'apps/booking/src/tool.ts',
    "import '@livree/build';",
    /scope:booking may not import scope:tools/,
  ],
  [
    'a layer above',
    'libs/i18n/src/up.ts',
    "import '@livree/platform';",
    /type:i18n may not import type:platform/,
  ],
  [
    'fakes in production',
    'apps/booking/src/fakes.ts',
    "import '@livree/testing';",
    /type:remote may not import type:testing/,
  ],
  [
    'the server in a remote',
    'apps/booking/src/server.ts',
    "import '@livree/server';",
    /type:remote may not import type:server/,
  ],
  [
    'browser code on Node',
    'apps/api/src/page.ts',
    "import '@livree/platform';",
    /runs:node may not import runs:browser/,
  ],
  ['React on Node', 'apps/api/src/react.ts', "import { useState } from 'react';\nuseState();", /is React/],
  [
    'a test package in production',
    'apps/account/src/test.ts',
    "import 'vitest';",
    /only a development dependency/,
  ],
  [
    'the entry point of the shell',
    'apps/booking/src/shell.ts',
    "import '@livree/platform/shell';",
    /is for the shell/,
  ],
  [
    'a headless library',
    'apps/booking/src/aria.ts',
    "import 'react-aria-components';",
    /is for the design system alone/,
  ],
  [
    'a neighbour feature',
    'apps/booking/src/features/a/api/x.ts',
    "import '../../b/y.ts';",
    /is a neighbour feature/,
  ],
  [
    'a neighbour feature in a test',
    'apps/booking/src/features/a/x.test.ts',
    "import '../b/y.ts';",
    /is a neighbour feature/,
  ],
  ['a page in a feature', 'apps/booking/src/features/b/p.ts', "import '../../pages/page.tsx';", /is a page/],
  [
    'the inside of a domain',
    'apps/api/src/domains/blog/deep.ts',
    "import '../fleet/fleet.repository.ts';",
    /inside of another domain/,
  ],
  [
    'a file that imports this one',
    'apps/booking/src/circle/one.ts',
    "import { two } from './two.ts';\nexport type One = 1;\nexport const one = () => two;",
    /cycle/,
  ],
  [
    'the type of a file that imports this one',
    'apps/booking/src/circle/two.ts',
    "import type { One } from './one.ts';\nexport const two: One = 1;",
    /cycle/,
  ],
  [
    'a folder of a domain',
    'apps/api/src/app.ts',
    "import './domains/fleet/model/x.ts';",
    /inside of another domain/,
  ],
];

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
  for (const [, file, text] of [...kept, ...broken]) workspace.plant(file, text);
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

test.each(kept)('%s may be imported', (_name, file) => expect(listFaults(file)).toEqual([]));

test.each(broken)('%s may not be imported', (_name, file, _text, fault) =>
  expect(listFaults(file)).toContainEqual(expect.stringMatching(fault)),
);

test('raw storage is reported, except where it is guarded and in tests', () => {
  const reported = Object.keys(storing).map((file) => listFaults(file).length);
  expect(reported).toEqual([raw.split('\n').length, 0, 0]);
});
