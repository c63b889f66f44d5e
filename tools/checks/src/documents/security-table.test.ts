import { existsSync, globSync, readFileSync } from 'node:fs';
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

it('every table in docs is one piece: a blank line would end it, and show its other rows as text', () => {
  const pages = globSync('**/*.md', { cwd: join(workspaceRoot, 'docs') });
  const rowsWithoutHead = pages.flatMap((page) =>
    readPage(page)
      .split(/\n{2,}/)
      .filter((block) => block.startsWith('|') && !/^.*\n\|[\s:|-]+\|(?:\n|$)/.test(block))
      .map((block) => `${page}: ${block.slice(0, 80)}`),
  );
  expect(pages).toContain('security.md');
  expect(rowsWithoutHead).toEqual([]);
});

it('docs/platform.md names a test for each answer that is yes, and nothing but tests that exist', () => {
  const rows = readPage('platform.md')
    .split('\n')
    .filter((line) => /^\| (?!Question|-)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const untested = rows.filter(([, , answer = '', heldBy]) => answer.startsWith('yes') && heldBy === '');
  const files = rows.flatMap(([, , , heldBy = '']) =>
    [...heldBy.matchAll(/`([^`\s]+)`/g)].map(([, file = '']) => file),
  );
  const wrong = files.filter(
    (file) => !/\.(?:test|spec)\.tsx?$/.test(file) || !existsSync(join(workspaceRoot, file)),
  );
  expect(untested.map(([, question]) => question)).toEqual([]);
  expect(wrong).toEqual([]);
  expect(rows.length).toBeGreaterThan(25);
});
