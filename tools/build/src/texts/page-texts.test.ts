import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPageTexts } from './page-texts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livree-texts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function plant(file: string, source: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
  return path;
}

const texts = {
  trips: {
    title: 'Trajets',
    list: { none: 'Aucun', stops_one: '{{count}} arrêt', stops_other: '{{count}} arrêts' },
    steps: { one: 'Où', two: 'Quand' },
    refund: { late: 'Trop tard' },
  },
  common: { actions: { close: 'Fermer' } },
};

test('the texts of a page are those of its modules, without modules that it loads later', () => {
  plant('list.tsx', "export const list = ({ t }) => t('list.stops', { count: 2 });");
  plant('now/steps.tsx', 'export const steps = (t, step) => t(`steps.${step}`) + t("common:actions.close");');
  plant('later.tsx', "export const later = 'list.none';");
  plant('refund.ts', "export type Refund = 'x';\nexport const text = 'refund.late';");
  const page = plant(
    'page.tsx',
    `import { list } from './list.tsx';
     import type { Refund } from './refund.ts';
     import { steps } from './now/steps.tsx';
     const later = () => import(/* webpackChunkName: 'later' */ './later.tsx');
     export const name = 'title';`,
  );
  expect(readPageTexts([page], texts).get(page)).toEqual({
    trips: ['list.stops', 'steps.', 'title'],
    common: ['actions.close'],
  });
});

test('a key in a comment, in another text, half of a key or in a module imported for its types is no text of the page', () => {
  plant('models.ts', "export type Stop = string;\nexport const text = 'refund.late';");
  plant('parts.ts', "export { type Stop } from './models.ts';\nexport const text = 'title';");
  const page = plant(
    'page.tsx',
    `import { type Stop } from './models.ts';
     import './parts.ts';
     // Not 'list.none', nor './absent.ts'.
     export const operation = 'refund.l';
     export const Page = () => <p>the word 'steps.one'</p>;`,
  );
  expect(readPageTexts([page], texts).get(page)).toEqual({ trips: ['title'], common: [] });
});

test('texts of our libraries belong to the page, those of run-time singletons do not', () => {
  for (const [library, key] of [
    ['rides', 'actions.close'],
    ['platform', 'actions.open'],
  ]) {
    plant(`node_modules/@livree/${library}/package.json`, '{ "exports": "./index.ts" }');
    plant(`node_modules/@livree/${library}/index.ts`, `export const text = '${key}';`);
  }
  const page = plant('page.tsx', "import '@livree/rides';\nimport '@livree/platform';");
  const common = { actions: { close: 'Fermer', open: 'Ouvrir' } };
  expect(readPageTexts([page], { common }).get(page)).toEqual({ common: ['actions.close'] });
});
