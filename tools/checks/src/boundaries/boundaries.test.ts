import { afterEach, beforeEach, expect, test } from 'vitest';
import { brokenBoundaries } from './boundaries.ts';
import { plantWorkspace, type PlantedWorkspace } from './testing/planted-workspace.ts';

let workspace: PlantedWorkspace;
beforeEach(() => {
  workspace = plantWorkspace();
});
afterEach(() => workspace.remove());

test('allowed code is not reported', () => {
  workspace.plant(
    'apps/booking/src/remote.ts',
    "import type { Remote } from '@livree/platform';\nimport('./a.ts');",
  );
  workspace.plant('apps/api/src/domains/fleet/fleet.repository.ts', 'sql`select 1`;');
  workspace.plant('apps/booking/src/features/trip/use-trip.ts', 'export const useTrip = () => 1;');
  workspace.plant('apps/booking/src/search.tsx', '<form\n  role="search"\n  action={action}\n>');
  expect(brokenBoundaries(workspace.folder)).toEqual([]);
});

test.each<[name: string, file: string, text: string, fault: RegExp]>([
  [
    'SQL outside of a repository',
    'apps/api/src/domains/fleet/read.ts',
    "\ndb.selectFrom('vehicles');",
    /read.ts:2 SQL/,
  ],
  ['raw SQL outside of a repository', 'apps/api/src/app.ts', 'sql`select 1`;', /app.ts:1 SQL/],
  ['SQL in a text', 'apps/api/src/app.ts', 'run("SELECT * FROM vehicles ");', /app.ts:1 SQL/],
  [
    'a remote that loads at once',
    'apps/booking/src/remote.ts',
    "import './pages/a.tsx';",
    /loads everything on demand/,
  ],
  [
    'a second request in a file of a remote',
    'apps/booking/src/ride-query.ts',
    'send(api, rideRoutes.list, {});\nsend(api, rideRoutes.read, {});',
    /ride-query.ts:2 is a second request/,
  ],
  [
    'an export of everything',
    'libs/i18n/src/index.ts',
    "export * as rules from './rules.ts';\nexport * from './language.ts';",
    /index.ts:2 exports everything/,
  ],
  [
    'a form outside of the mechanism',
    'apps/booking/src/features/trip/components/letter.tsx',
    '\n<form onSubmit={(event) => void send(event)}>',
    /letter.tsx:2 is a form of its own/,
  ],
  [
    'a hook among the components of a feature',
    'apps/booking/src/features/trip/components/use-trip.ts',
    '\nexport const useTrip = () => 1;',
    /use-trip.ts:2 is a hook/,
  ],
])('%s is reported', (_name, file, text, fault) => {
  workspace.plant(file, text);
  expect(brokenBoundaries(workspace.folder)).toEqual([expect.stringMatching(fault)]);
});

test('an entry point that bundles a second context of a shared one is reported, an import by name is not', () => {
  workspace.plant('libs/platform/src/index.ts', "export { useShell } from './shell-context.tsx';");
  workspace.plant('libs/platform/src/shell-context.tsx', 'const ShellContext = createContext(undefined);');
  workspace.plant('libs/platform/src/language.ts', "import { useShell } from './shell-context.tsx';");
  workspace.plant('libs/platform/src/list.ts', "export { useLanguage } from './language.ts';");
  expect(brokenBoundaries(workspace.folder)).toEqual([
    expect.stringMatching(/^libs\/platform\/src\/list\.ts:1 .* second context of .*shell-context\.tsx/),
  ]);
  workspace.plant('libs/platform/src/list.ts', "import { useShell } from '@livree/platform';");
  expect(brokenBoundaries(workspace.folder)).toEqual([]);
});

test('a raw length with a token and a raw size of the window are reported, other lengths are not', () => {
  const lines = [
    'padding: 0 calc(var(--space-5) - 4px);',
    'gap: 12px;',
    'border-radius: 2px;',
    'border-top: 1.5px solid currentcolor;',
    'min-height: 44px;',
    '@media (max-width: 900px) {',
    '@media (--tablet) {',
    '@media print {',
    'margin-block: -8px;',
    'padding: 10px 3.4px;',
    'border: 2px solid;',
    'height: 16px;',
  ];
  workspace.plant('apps/account/src/a.module.css', lines.join('\n'));
  expect(brokenBoundaries(workspace.folder)).toEqual([
    expect.stringMatching(/css:1 repeats the value of a token; use var\(--space-1\)/),
    expect.stringMatching(/css:2 .*--space-3/),
    expect.stringMatching(/css:3 .*--radius-control/),
    expect.stringMatching(/css:4 .*--line/),
    expect.stringMatching(/css:5 .*--target/),
    expect.stringMatching(/css:6 gives a size of the window/),
  ]);
});

test('a side of the screen in a style sheet is reported, a side of the text is not', () => {
  const lines = [
    'margin-left: 1px;',
    'right: 0;',
    'text-align: right;',
    'transform-origin: left;',
    'padding: 0 1px 0 calc(2px * (1 + 1));',
    'margin-inline-start: 1px;',
    'padding: 0 calc(1px + 2px) 5px calc(1px + 2px);',
    'inset: auto -1px 6px;',
    'border-right-color: red;',
  ];
  workspace.plant('apps/account/src/a.module.css', lines.join('\n'));
  const found = brokenBoundaries(workspace.folder).map((line) => Number(/:(\d+) /.exec(line)?.[1]));
  expect(found).toEqual([1, 2, 3, 4, 5, 9]);
});
