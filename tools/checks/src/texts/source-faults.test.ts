import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceFaults } from './source-faults.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livree-said-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const owners = [
  {
    namespace: 'tours',
    source: 'apps/tours/src',
    texts: {
      title: 'Trajets',
      greeting: 'Bonjour {{name}}',
      terms: 'Nos <terms>conditions</terms>',
      list: { stops_one: 'un arrêt', stops_other: '{{count}} arrêts' },
    },
  },
  { namespace: 'common', source: 'libs/i18n/src', texts: { call: 'Appeler le {{phone}}' } },
];

/** The faults of a component that shows this. */
function faultsOf(shown: string, file = 'apps/tours/src/list.tsx'): string[] {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `export const List = () => (\n${shown}\n);`);
  return sourceFaults(folder, owners);
}

const at = 'apps/tours/src/list.tsx:2: ';

test.each([
  ["t(isNew ? 'greeting' : 'title')", 'greeting is shown without name'],
  ["t(isNew ? 'title' : isOld ? 'title' : 'greeting', {})", 'greeting is shown without name'],
  ["t(isNew ? 'list.stops' : 'title')", 'list.stops is shown without count'],
  ["common(isNew ? 'call' : 'title')", 'call is shown without phone'],
  ['<Trans t={t} i18nKey="greeting" />', 'greeting is shown without name'],
  ['<Trans t={t} i18nKey="list.stops" values={{}} />', 'list.stops is shown without count'],
  ['<Trans t={t} i18nKey="terms" />', 'terms is shown without terms'],
  ['<Trans t={t} i18nKey="common:call" />', 'common:call is shown without phone'],
  ["t('greeting', { name, year })", 'greeting does not use year'],
  ["t(isNew ? 'greeting' : 'title', { name, year })", 'greeting, title does not use year'],
  ['<Trans t={t} i18nKey="terms" components={{ terms: link, note: link }} />', 'terms does not use note'],
  ['<p>Bonjour</p>', '“Bonjour” is in no file of texts'],
  ['<Trans>Bonjour</Trans>', '“Bonjour” is in no file of texts'],
  ['<img alt="Une voiture" />', '“Une voiture” is in no file of texts'],
  ['<Field label={`Nom ${index}`} />', '“Nom” is in no file of texts'],
])('in a screen, %s is a fault', (shown, fault) => {
  expect(faultsOf(shown)).toEqual([at + fault]);
});

test('a hook gives a text its values, and no others', () => {
  const hook = 'apps/tours/src/use-list.ts';
  expect(faultsOf("t(isOne ? 'list.stops' : 'list.stops', { count: 2, year })", hook)).toEqual([
    'apps/tours/src/use-list.ts:2: list.stops, list.stops does not use year',
  ]);
  expect(faultsOf("open('title', { year })", hook)).toEqual([]);
});

test.each([
  "t(isNew ? 'greeting' : 'title', { name })",
  "t(isNew ? 'greeting' : 'title', values)",
  '<Trans t={t} i18nKey="list.stops" count={2} />',
  '<Trans t={t} i18nKey="greeting" values={{ name }} />',
  '<Trans t={t} i18nKey="terms" components={{ terms: link }} />',
  '<p className="wide" role="note">{name}, 24 · {t(\'title\')}</p>',
])('in a screen, %s is in order', (shown) => {
  expect(faultsOf(shown)).toEqual([]);
});

test('tests and states may say anything', () => {
  expect(faultsOf('<p>Bonjour</p>', 'apps/tours/src/states/list.tsx')).toEqual([]);
  expect(faultsOf('<p>Bonjour</p>', 'apps/tours/src/list.test.tsx')).toEqual([]);
});
