import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { declareKeys, keysFile, textOwners } from '@livree/build/texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenTexts } from './broken-texts.ts';

let folder: string;

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const texts = {
  list: { title: 'Trajets', none: 'Aucun', stops_one: '{{count}} arrêt', stops_other: '{{count}} arrêts' },
  status: { open: 'Ouvert', shut: 'Fermé' },
  words: { greeting: 'Bonjour {{name}}' },
};

const lines = {
  key: "t('list.title');",
  values: "t('words.greeting', { name: 'Inès' });",
  plural: "t('list.stops', { count: 2 });",
  template: 'const state: "open" | "shut" = Math.random() > 0.5 ? "open" : "shut"; t(`status.${state}`);',
  misspelt: "t('list.tilte');",
  misspeltTemplate: 'const odd: "open" | "ajar" = Math.random() > 0.5 ? "open" : "ajar"; t(`status.${odd}`);',
  noValue: "t('words.greeting');",
  otherValue: "t('words.greeting', { nom: 'Inès' });",
  noCount: "t('list.stops');",
};

const translations = ['en', 'es', 'de'] as const;

function plantTexts(words: object): void {
  for (const language of ['fr', ...translations])
    plant(`apps/tours/src/messages/${language}.json`, JSON.stringify(words));
}

function plantDeclared(words: object): void {
  plantTexts(words);
  const [owner] = textOwners(folder);
  if (owner) plant(keysFile(owner), declareKeys(owner));
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livree-texts-'));
  symlinkSync(join(workspaceRoot, 'node_modules'), join(folder, 'node_modules'));
  plantDeclared(texts);
  plant(
    'tsconfig.json',
    JSON.stringify({ extends: join(workspaceRoot, 'tsconfig.base.json'), include: ['apps'] }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test('TypeScript refuses a misspelt key and a missing value, and nothing else', () => {
  const body = ["import { useTranslation } from 'react-i18next';", 'export function useList() {'];
  body.push("  const { t } = useTranslation('tours');", ...Object.values(lines), '}');
  plant('apps/tours/src/list.ts', body.join('\n'));
  const { stdout } = spawnSync('tsc', ['-p', folder, '--pretty', 'false'], {
    encoding: 'utf8',
    cwd: workspaceRoot,
  });
  const refused = [...stdout.matchAll(/list\.ts\((\d+),/g)].map(([, line]) => Number(line) - 4);
  expect([...new Set(refused)].map((line) => Object.keys(lines)[line])).toEqual([
    'misspelt',
    'misspeltTemplate',
    'noValue',
    'otherValue',
    'noCount',
  ]);
});

test('the keys of a template have its start and its end', () => {
  const steps = { one: { title: 'Où', help: 'Ville ou aéroport' }, two: { title: 'Quand', help: 'À Paris' } };
  plantDeclared({ steps });
  plant('apps/tours/src/list.ts', 't(`steps.${step}.title`); t("steps.one.help");');
  expect(brokenTexts(folder)).toEqual(['apps/tours/src/messages/fr.json: nothing says steps.two.help']);
  plantDeclared(texts);
});

test('a template says the keys that its types allow, and no others', () => {
  plantDeclared({ ...texts, status: { ...texts.status, lost: 'Perdu' } });
  const body = [
    "t('list.title'); t('list.stops', { count }); t('list.none'); t('words.greeting', { name });",
    'export const name = (state: "open" | "shut") => t(`status.${state}`);',
  ].join('\n');
  plant('apps/tours/src/list.ts', body);
  expect(brokenTexts(folder)).toEqual(['apps/tours/src/messages/fr.json: nothing says status.lost']);
  plant('apps/tours/src/other.ts', 'export type Odd = `status.${"lost" | "found"}`;');
  expect(brokenTexts(folder)).toEqual([]);
  plant('apps/tours/src/other.ts', '');
});

test('a key of one word is used where it is translated, not by a field of that name', () => {
  plantDeclared({ title: 'Trajets', seats: 'Places' });
  const use = (call: string) => [
    "import { useTranslation } from 'react-i18next';",
    'export function useList(field: (name: string) => string) {',
    "  const { t } = useTranslation('tours');",
    `  return [t('title'), ${call}];`,
    '}',
  ];
  plant('apps/tours/src/list.ts', use("field('seats')").join('\n'));
  expect(brokenTexts(folder)).toEqual(['apps/tours/src/messages/fr.json: nothing says seats']);
  plant('apps/tours/src/list.ts', use("t(Math.random() > 0.5 ? 'seats' : 'title')").join('\n'));
  expect(brokenTexts(folder)).toEqual([]);
  plantDeclared(texts);
});

test('where a type holds every key of a group, each of them must be said somewhere', () => {
  const validation = { past: 'Passé', far: 'Trop loin', last: 'Dernier' };
  plantDeclared({ validation });
  const body = [
    "import type { KeyUnder } from '@livree/i18n/keys';",
    "type Rule = KeyUnder<'tours', 'validation'>;",
    'export const say = (rule: Rule) => t(`validation.${rule}`);',
    "export const rules: readonly Rule[] = ['past', 'far'];",
  ].join('\n');
  plant('apps/tours/src/list.ts', body);
  expect(brokenTexts(folder)).toEqual(['apps/tours/src/messages/fr.json: nothing says validation.last']);
  plantDeclared(texts);
});

test('an unused key and undeclared keys are reported', () => {
  plant(
    'apps/tours/src/list.ts',
    "t('list.title'); t('words.greeting', { name }); t('list.stops', { count }); t(`status.${state}`);",
  );
  plant('apps/tours/src/list.test.ts', "t('list.none');");
  expect(brokenTexts(folder)).toEqual(['apps/tours/src/messages/fr.json: nothing says list.none']);
  plant('apps/tours/src/other.ts', "t('list.none');");
  expect(brokenTexts(folder)).toEqual([]);
  plantTexts({ ...texts, words: { greeting: 'Bonjour {{nom}}' } });
  expect(brokenTexts(folder)).toContainEqual(
    expect.stringContaining('text-keys.d.ts is older than its texts'),
  );
});

test('a translation that lacks a text or has other placeholders is reported', () => {
  plantTexts(texts);
  plant('apps/tours/src/other.ts', "t('list.none');");
  const rest = { list: texts.list, status: texts.status };
  plant('apps/tours/src/messages/de.json', JSON.stringify(rest));
  plant(
    'apps/tours/src/messages/es.json',
    JSON.stringify({ ...rest, words: { greeting: 'Hola {{nombre}}' } }),
  );
  expect(brokenTexts(folder)).toEqual([
    'apps/tours/src/messages/es: words.greeting has other placeholders than fr',
    'apps/tours/src/messages/de: words.greeting is missing',
  ]);
});

test('a domain of the API has a namespace of its own, and only its own sources use its texts', () => {
  plantTexts(texts);
  plant(
    'apps/api/src/domains/tours/messages/fr.json',
    JSON.stringify({ mail: { left: 'Parti', back: 'Revenu' } }),
  );
  const [owner] = textOwners(folder);
  expect([owner?.namespace, owner && keysFile(owner)]).toEqual([
    'api/tours',
    'apps/api/src/generated/tours-keys.d.ts',
  ]);
  plant('apps/api/src/domains/tours/mail.ts', "t('mail.left');");
  plant('apps/api/src/domains/cruises/mail.ts', "t('mail.back');");
  expect(brokenTexts(folder)).toContain(
    'apps/api/src/domains/tours/messages/fr.json: nothing says mail.back',
  );
});
