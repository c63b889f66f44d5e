import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { expect, test } from 'vitest';

const sheet = readFileSync(join(workspaceRoot, 'libs/design-system/src/styles/fonts.css'), 'utf8');
const core = sheet.split('@font-face').filter((face) => face.includes('-core-'));

/** Whether a face declares a letter. */
const holds = (face: string, letter: string): boolean =>
  [...face.matchAll(/U\+([0-9A-F]{4})(?:-([0-9A-F]{4}))?/g)].some(([, from = '', to = from]) => {
    const code = letter.codePointAt(0) ?? 0;
    return code >= parseInt(from, 16) && code <= parseInt(to, 16);
  });

test('every letter of a page’s messages in the four languages is in the preloaded files', () => {
  // Mails and papers of the API have fonts of their own.
  const messages = globSync('{apps,libs}/*/src/**/messages/*.json', { cwd: workspaceRoot }).filter(
    (file) => !file.startsWith('apps/api/'),
  );
  expect(messages.length).toBeGreaterThan(20);
  const letters = new Set(
    messages.flatMap((file) => Array.from(readFileSync(join(workspaceRoot, file), 'utf8'))),
  );
  letters.delete('\n');
  for (const face of core) expect([...letters].filter((letter) => !holds(face, letter))).toEqual([]);
});
