import { fileURLToPath } from 'node:url';
import { eagerSingletons, workspaceRoot } from '@livree/build';
import { expect, test } from 'vitest';
import { budgets } from './budgets.ts';
import { listFirstLoad, measureSize } from './bundle.ts';

const headless = /node_modules\/(react-aria|react-stately|@react-aria|@react-stately|@internationalized)/;
const google = /node_modules\/@react-google-maps/;
const heavy = /design-system\/src\/(date|pick|overlay)(\/|\.ts)/;
const locateSource = (subpath: string) =>
  fileURLToPath(import.meta.resolve(`@livree/design-system/${subpath}`));

test.each(Object.entries(budgets))(
  'the subpath /%s of the design system stays within its budget',
  async (subpath, budget) => {
    const sizes = await measureSize(locateSource(subpath));
    expect(sizes['.js'], 'script').toBeLessThanOrEqual(budget.js);
    expect(sizes['.css'], 'styles').toBeLessThanOrEqual(budget.css);
  },
);

test.each(['actions', 'display', 'feedback', 'fields', 'layout', 'navigation', 'media', 'map', 'icons'])(
  'the first load of the subpath /%s contains no headless library and no Google map',
  async (subpath) => {
    const modules = await listFirstLoad(locateSource(subpath));
    expect(modules.filter((path) => headless.test(path) || google.test(path))).toEqual([]);
    expect(modules.some((path) => path.includes('design-system/src'))).toBe(true);
  },
);

test('a headless library in a first load would be found', async () => {
  const modules = await listFirstLoad(locateSource('date'));
  expect(modules.some((path) => headless.test(path))).toBe(true);
  expect(modules.some((path) => heavy.test(path))).toBe(true);
});

test.each(['apps/shell/src/start/start-shell.ts', 'apps/marketing/src/pages/home.tsx'])(
  'the first load of the home page contains no picker, calendar or dialog: %s',
  async (entry) => {
    const modules = await listFirstLoad(`${workspaceRoot}/${entry}`);
    const unwanted = [heavy, headless, google];
    expect(modules.filter((path) => unwanted.some((what) => what.test(path)))).toEqual([]);
    expect(modules.some((path) => path.includes('design-system/src/actions'))).toBe(true);
    expect(eagerSingletons.filter((name) => name.startsWith('@livree/design-system'))).toEqual([]);
  },
);
