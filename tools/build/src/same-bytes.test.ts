import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workspaceRoot } from './project.ts';

const apps = ['blog', 'shell'];
const needed = [
  ...apps.map((app) => `apps/${app}`),
  'libs',
  'tools/build',
  'package.json',
  'tsconfig.base.json',
  'node_modules',
];
const left = new Set(['dist', '.cache', '.bin']);

let folder: string;
beforeAll(() => {
  // On the disk of the workspace, whose files are linked, and hidden from tools that search for tests.
  mkdirSync(join(workspaceRoot, '.tmp'), { recursive: true });
  folder = mkdtempSync(join(workspaceRoot, '.tmp/same-bytes-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), copy);
    else if (entry.isFile()) linkSync(source, copy);
    else if (!left.has(entry.name) || from.includes('node_modules/')) linkTree(source, copy);
  }
}

function linkWorkspace(to: string): void {
  for (const path of needed) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    if (path.endsWith('.json')) linkSync(join(workspaceRoot, path), join(to, path));
    else linkTree(join(workspaceRoot, path), join(to, path));
  }
}

const entrySize = (workspace: string, app: string): number => {
  const [entry = ''] = globSync('entry.*.js', { cwd: join(workspace, 'apps', app, 'dist/browser') });
  return brotliCompressSync(readFileSync(join(workspace, 'apps', app, 'dist/browser', entry))).length;
};

/** Each built file with its hash. */
function build(workspace: string, app: string): Record<string, string> {
  const cwd = join(workspace, 'apps', app);
  const rspack = join(workspace, 'node_modules/@rspack/cli/bin/rspack.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [rspack, 'build'], {
    cwd,
    encoding: 'utf8',
  });
  expect(`${status}${stderr}`, stdout).toBe('0');
  const files = globSync('**/*.*', { cwd: join(cwd, 'dist') }).toSorted();
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(cwd, 'dist', file)))
        .digest('hex'),
    ]),
  );
}

test('a remote and the shell have the same bytes in any folder', () => {
  const here = join(folder, 'here');
  const elsewhere = join(folder, 'else/where/it-has-another-name');
  linkWorkspace(here);
  const built = apps.map((app) => build(here, app));
  // A container does not contain the federation runtime of 9 KB.
  expect(entrySize(here, 'blog')).toBeLessThan(5000);
  mkdirSync(dirname(elsewhere), { recursive: true });
  renameSync(here, elsewhere);
  expect(apps.map((app) => build(elsewhere, app))).toEqual(built);
  expect(built.map((files) => Object.keys(files).length > 15)).toEqual([true, true]);
});
