import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { expect, test } from 'vitest';
import { readPrograms } from './programs.ts';
import { settingRows, withSettings } from './settings-table.ts';

/** Without the spaces that align columns. */
const unaligned = (document: string): string =>
  document.replaceAll(/ +\|/g, ' |').replaceAll(/-{3,}/g, '---');

test('the README has the settings of all programs; `npm run settings` writes them', () => {
  const readme = readFileSync(join(workspaceRoot, 'README.md'), 'utf8');
  expect(unaligned(readme)).toBe(unaligned(withSettings(readme, readPrograms())));
});

test('a variable is listed once, with each default and its programs', () => {
  const port = (fallback: string) => [{ name: 'PORT', fallback, about: 'the port' }];
  const programs = [
    { name: 'A', settings: port('`1`') },
    { name: 'B', settings: port('`2`') },
    { name: 'C', settings: port('`1`') },
  ];
  expect(settingRows(programs)).toEqual([['`PORT`', '`1` (A, C), `2` (B)', 'the port']]);
});
