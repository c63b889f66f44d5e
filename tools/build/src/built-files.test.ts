import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeFile, only, computeVersion } from './built-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livree-built-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function built(file: string, text: string) {
  writeFileSync(join(folder, file), text);
  return describeFile(folder, file);
}

test('a file is described by its hash and its compressed size', () => {
  const text = 'const a = 1;\n'.repeat(1000);
  const { file, integrity, bytes } = built('entry.js', text);
  expect(file).toBe('entry.js');
  expect(integrity).toBe(`sha256-${createHash('sha256').update(text).digest('base64')}`);
  expect(bytes).toBeGreaterThan(10);
  expect(bytes).toBeLessThan(200);
});

test('a version changes with each name and each byte, and with nothing else', () => {
  const [a, b] = [built('a.js', '1'), built('b.js', '2')];
  const version = computeVersion([a, b]);
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(computeVersion([built('a.js', '1'), b])).toBe(version);
  expect(computeVersion([a, built('b.js', '3')])).not.toBe(version);
  expect(computeVersion([a, { ...b, file: 'c.js' }])).not.toBe(version);
  expect(computeVersion([a])).not.toBe(version);
});

test('the only file of a kind is found; none or two are an error', () => {
  const files = ['entry.1a.js', 'remote.2b.js', 'remote.2b.css'].map((file) => built(file, file));
  expect(only(files, /^entry\.\w+\.js$/, 'entry').file).toBe('entry.1a.js');
  expect(() => only(files, /^frame-/, 'frame')).toThrow('expected one frame, found 0');
  expect(() => only(files, /^remote\./, 'remote')).toThrow('expected one remote, found 2');
});
