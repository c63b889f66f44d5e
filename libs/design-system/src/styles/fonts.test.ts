import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const workspace = new URL('../../../../', import.meta.url);
const sheet = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const core = sheet.split('@font-face').filter((face) => face.includes('-core-'));

/** Whether a face declares a letter. */
const holds = (face: string, letter: string): boolean =>
  [...face.matchAll(/U\+([0-9A-F]{4})(?:-([0-9A-F]{4}))?/g)].some(([, from = '', to = from]) => {
    const code = letter.codePointAt(0) ?? 0;
    return code >= parseInt(from, 16) && code <= parseInt(to, 16);
  });

test('every letter of the messages in the four languages is in the preloaded files', () => {
  const messages = globSync('{apps,libs}/*/src/**/messages/*.json', { cwd: workspace });
  expect(messages.length).toBeGreaterThan(20);
  const letters = new Set(
    messages.flatMap((file) => Array.from(readFileSync(new URL(file, workspace), 'utf8'))),
  );
  letters.delete('\n');
  for (const face of core) expect([...letters].filter((letter) => !holds(face, letter))).toEqual([]);
});

test('the preloaded files have at most 36 KB', () => {
  const files = core.map((face) => /url\('(.+?)'\)/.exec(face)?.[1] ?? '');
  expect(files).toHaveLength(2);
  const bytes = files.map((file) => statSync(new URL(file, import.meta.url)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(36_000);
});
