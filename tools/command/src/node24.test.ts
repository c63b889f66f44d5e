import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root: string;

const write = (file: string, content: unknown) =>
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
const zod = (version: string) => ({ 'node_modules/zod': { version, integrity: `sha512-${version}` } });
const ofOtherSystems = { 'node_modules/esbuild-darwin': { version: '1.0.0', optional: true } };

/** Runs a script in a workspace whose npm refuses to install anything. Returns its errors and its output. */
function run(): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['tools/command/node24.mjs', 'script.mjs'], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: `${root}:${process.env['PATH']}` },
  });
  return stderr + stdout;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livree-command-'));
  for (const folder of ['tools/command', 'node_modules/.bin'])
    mkdirSync(join(root, folder), { recursive: true });
  cpSync(join(import.meta.dirname, '../node24.mjs'), join(root, 'tools/command/node24.mjs'));
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'));
  writeFileSync(join(root, 'npm'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  write('script.mjs', 'console.log("the script runs")');
  write('node_modules/.package-lock.json', { packages: zod('4.0.0') });
  const before = new Date(Date.now() - 60_000);
  utimesSync(join(root, 'node_modules/.package-lock.json'), before, before);
});
afterEach(() => rmSync(root, { recursive: true }));

it('a lock file that is only younger installs nothing', () => {
  write('package-lock.json', { packages: { '': {}, ...zod('4.0.0'), ...ofOtherSystems } });
  expect(run()).toBe('the script runs\n');
});

it.each([
  ['another version', zod('4.1.0')],
  ['a package more', { ...zod('4.0.0'), 'node_modules/pg': { version: '8.0.0' } }],
  ['a package less', {}],
])('a lock file with %s installs the dependencies', (_what, packages) => {
  write('package-lock.json', { packages: { '': {}, ...packages } });
  expect(run()).toMatch(/^installing the dependencies.*\n"npm ci .*" failed/);
});
