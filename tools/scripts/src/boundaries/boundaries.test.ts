import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brokenBoundaries } from './boundaries.ts';

let workspace: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'livree-boundaries-'));
  plant('package.json', JSON.stringify({ devDependencies: { vitest: '1' } }));
  project('apps/booking', 'remote', 'browser', ['@livree/platform', 'react'], ['@livree/testing']);
  project('apps/account', 'remote', 'browser', []);
  project('apps/api', 'app', 'node', ['@livree/platform', 'kysely', 'react'], [], 'api');
  project('libs/platform', 'platform', 'browser', ['@livree/i18n', 'react']);
  project('libs/i18n', 'i18n', 'any', ['@livree/platform']);
  project('libs/testing', 'testing', 'browser', []);
});
afterEach(() => rmSync(workspace, { recursive: true }));

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(workspace, file)), { recursive: true });
  writeFileSync(join(workspace, file), text);
}

function project(
  root: string,
  type: string,
  runs: string,
  dependencies: readonly string[],
  devDependencies: readonly string[] = [],
  scope = 'shared',
): void {
  const versions = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '*']));
  const manifest = {
    name: root.replace(/^\w+\//, '@livree/'),
    exports: { '.': './src/index.ts', './messages/*': './src/messages/*' },
    nx: { tags: [`scope:${scope}`, `type:${type}`, `runs:${runs}`] },
    dependencies: versions(dependencies),
    devDependencies: versions(devDependencies),
  };
  plant(`${root}/package.json`, JSON.stringify(manifest));
}

test('what keeps the rules is left alone', () => {
  plant(
    'apps/booking/src/pages/page.tsx',
    "import { useShell } from '@livree/platform';\nimport '../features/a/x.ts';",
  );
  plant(
    'apps/booking/src/remote.ts',
    "import type { Remote } from '@livree/platform';\nconst page = () => import('./pages/page.tsx');",
  );
  plant('apps/booking/src/standalone.tsx', "import { runStandalone } from '@livree/testing';");
  plant('apps/booking/src/a.test.ts', "import { expect } from 'vitest';\nimport '@livree/testing';");
  plant('apps/api/src/domains/fleet/fleet.repository.ts', "import { sql } from 'kysely';\nsql`select 1`;");
  plant('libs/i18n/src/index.ts', "/* import nothing from 'nowhere' */\nimport './messages/fr.json';");
  plant('libs/platform/src/index.ts', "import fr from '@livree/i18n/messages/fr.json';");
  expect(brokenBoundaries(workspace)).toEqual([]);
});

test.each<[name: string, file: string, text: string, fault: RegExp]>([
  [
    'an undeclared import',
    'apps/account/src/a.ts',
    "import 'react';",
    /:1 react is not declared in apps\/account/,
  ],
  [
    'an undeclared import in several lines',
    'apps/account/src/a.ts',
    "import {\n  a,\n} from 'left-pad';",
    /:3 left-pad is not declared/,
  ],
  [
    'the shell’s own entry point in a remote',
    'apps/booking/src/a.ts',
    "import '@livree/platform/shell';",
    /is for the shell and what stands in for it/,
  ],
  ['a test package in production', 'apps/account/src/a.ts', "import 'vitest';", /vitest is not declared/],
  ['an import across apps', 'apps/booking/src/a.ts', "import '@livree/account';", /is another app/],
  ['a path across apps', 'apps/booking/src/a.ts', "import '../../account/src/b.ts';", /leaves apps\/booking/],
  [
    'a deep import',
    'apps/booking/src/a.ts',
    "import '@livree/platform/src/slot.tsx';",
    /is not exported by libs\/platform/,
  ],
  [
    'React in node code',
    'apps/api/src/a.ts',
    "import { useState } from 'react';",
    /react is React, and apps\/api runs on Node/,
  ],
  [
    'SQL outside of a repository',
    'apps/api/src/domains/fleet/read.ts',
    "\ndb.selectFrom('vehicles');",
    /read.ts:2 SQL/,
  ],
  ['raw SQL outside of a repository', 'apps/api/src/app.ts', 'sql`select 1`;', /app.ts:1 SQL/],
  ['SQL in a text', 'apps/api/src/app.ts', 'run("SELECT * FROM vehicles ");', /app.ts:1 SQL/],
  [
    'a neighbour feature',
    'apps/booking/src/features/a/api/x.ts',
    "import '../../b/model/y.ts';",
    /is a neighbour feature/,
  ],
  [
    'a headless library',
    'apps/booking/src/a.ts',
    "import 'react-aria-components';",
    /is for the design system alone/,
  ],
  ['fakes in production', 'apps/booking/src/a.ts', "import '@livree/testing';", /is for tests/],
  [
    'a remote that loads at once',
    'apps/booking/src/remote.ts',
    "import './pages/a.tsx';",
    /loads everything on need/,
  ],
])('%s is found', (_name, file, text, fault) => {
  plant(file, text);
  const broken = brokenBoundaries(workspace);
  expect(broken.filter((line) => line.startsWith(file))).toEqual(broken);
  expect(broken.join('\n')).toMatch(fault);
});

test('a side of the screen in a style sheet is found, a side of the text is not', () => {
  const lines = [
    'margin-left: 1px;',
    'right: 0;',
    'text-align: right;',
    'transform-origin: left;',
    'padding: 0 1px 0 calc(2px * (1 + 1));',
    'margin-inline-start: 1px;',
    'padding: 0 calc(1px + 2px) 4px calc(1px + 2px);',
    'inset: auto -1px 6px;',
    'border-right-color: red;',
  ];
  plant('apps/account/src/a.module.css', lines.join('\n'));
  expect(brokenBoundaries(workspace).map((line) => Number(/:(\d+) /.exec(line)?.[1]))).toEqual([
    1, 2, 3, 4, 5, 9,
  ]);
});

test('a circle of projects is found and named', () => {
  plant('libs/platform/src/index.ts', "export * from '@livree/i18n';");
  plant('libs/i18n/src/index.ts', "export type { Translate } from '@livree/platform';");
  expect(brokenBoundaries(workspace)).toEqual([
    'projects import each other in a circle: @livree/i18n -> @livree/platform -> @livree/i18n',
  ]);
});
