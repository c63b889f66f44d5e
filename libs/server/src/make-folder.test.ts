import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

function newRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'livree-folder-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

test('a folder is made with those above it, and may be there already', () => {
  const folder = join(newRoot(), 'one/two/three');
  makeFolder(folder);
  makeFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('a file in its place, or above it, is an error', () => {
  const file = join(newRoot(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow('EEXIST');
  expect(() => makeFolder(join(file, 'below'))).toThrow('EEXIST');
});

test.skipIf(process.platform !== 'linux')(
  'a folder that the one above does not take is an error at once',
  () => {
    const script = `import { makeFolder } from '${pathToFileURL(join(import.meta.dirname, 'make-folder.ts')).href}';
    makeFolder('/proc/livree/ledger');`;
    // A process of its own, because what would never end could not be ended here.
    const { signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
      timeout: 10_000,
      killSignal: 'SIGKILL',
    });
    expect(signal).toBeNull();
    expect(stderr).toContain("mkdir '/proc/livree'");
  },
);
