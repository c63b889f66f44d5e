import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { expect, it } from 'vitest';

/** Requirements of levels 1 and 2 in OWASP ASVS 5.0.0. */
const requirements = 253;

const readPage = (name: string): string => readFileSync(join(workspaceRoot, 'docs', name), 'utf8');
const evidence = readPage('security-evidence.md');
const tableRows = evidence.split('\n').filter((line) => /^\| \d+\.\d+\.\d+/.test(line));
const named = [
  ...`${readPage('security.md')}${evidence}`.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g),
];

it('the table of evidence has every requirement once', () => {
  const ids = tableRows.flatMap((row) => row.split('|')[1]?.match(/\d+\.\d+\.\d+/g) ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(requirements);
});

it('the table of evidence gives each requirement a test or a reason', () => {
  const bare = tableRows.filter((row) => {
    const cells = row.split('|').slice(1, -1);
    return cells.slice(cells.length > 2 ? 2 : 1).every((cell) => cell.trim() === '');
  });
  expect(bare).toEqual([]);
});

it('the table of evidence names tests that exist', () => {
  const missing = named.filter(
    ([, file = '', title = '']) => !readFileSync(join(workspaceRoot, file), 'utf8').includes(title),
  );
  expect(missing.map(([all]) => all)).toEqual([]);
  expect(named.length).toBeGreaterThan(150);
});
