import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { expect, test } from 'vitest';
import { readPrograms } from './programs.ts';
import { tabulateSettings, withSettings } from './settings-table.ts';

/** Without the spaces that align columns. */
const unaligned = (document: string): string =>
  document.replaceAll(/ +\|/g, ' |').replaceAll(/-{3,}/g, '---');

test('docs/settings.md has the settings of all programs; `npm run settings` writes them', () => {
  const document = readFileSync(join(workspaceRoot, 'docs/settings.md'), 'utf8');
  expect(unaligned(document)).toBe(unaligned(withSettings(document, readPrograms())));
});

test('a variable stands once: below its only program, or first with each default and its programs', () => {
  const named = (name: string, fallback: string) => ({ name, fallback, about: `the ${name}` });
  const programs = [
    { name: 'A', settings: [named('PORT', '`1`'), named('KEY', 'none')] },
    { name: 'B', settings: [named('PORT', '`2`')] },
    { name: 'C', settings: [named('PORT', '`1`')] },
  ];
  expect(tabulateSettings(programs)).toEqual([
    { title: 'Several programs', rows: [['`PORT`', '`1` (A, C), `2` (B)', 'the PORT']] },
    { title: 'A', rows: [['`KEY`', 'none', 'the KEY']] },
  ]);
});
