import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheet = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const core = sheet.split('@font-face').filter((face) => face.includes('-core-'));

test('the preloaded files have at most 36 KB', () => {
  const files = core.map((face) => /url\('(.+?)'\)/.exec(face)?.[1] ?? '');
  expect(files).toHaveLength(2);
  const bytes = files.map((file) => statSync(new URL(file, import.meta.url)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(36_000);
});
