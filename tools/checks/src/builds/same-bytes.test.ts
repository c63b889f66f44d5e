import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, linkSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { workspaceRoot } from '@livree/build/project';
import { linkTree } from '@livree/command';
import { afterAll, beforeAll, expect, test } from 'vitest';

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

const isLeft = (path: string): boolean =>
  left.has(basename(path)) && !dirname(path).includes('node_modules/');

function linkWorkspace(to: string): void {
  for (const path of needed) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    if (path.endsWith('.json')) linkSync(join(workspaceRoot, path), join(to, path));
    else linkTree(join(workspaceRoot, path), join(to, path), isLeft);
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

/** The classes in each copy of a component's styles, by the hash of its file. */
function collectClasses(workspace: string, app: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const cwd = join(workspace, 'apps', app, 'dist/browser');
  for (const file of globSync('*.css', { cwd }))
    for (const [, name = '', hash = ''] of readFileSync(join(cwd, file), 'utf8').matchAll(
      /\.([a-z]\w*)-([\da-f]{6})\b/gi,
    ))
      found.set(hash, (found.get(hash) ?? new Set()).add(name));
  return found;
}

/** Two copies that differ would override each other by their order of loading. */
function expectEqualCopies(workspace: string): void {
  const [blog, shell] = apps.map((app) => collectClasses(workspace, app));
  const shared = [...(blog?.keys() ?? [])].filter((hash) => shell?.has(hash));
  expect(shared.length).toBeGreaterThan(3);
  for (const hash of shared) expect(blog?.get(hash)).toEqual(shell?.get(hash));
}

/** Four builds, which `npm run test:long` makes. */
const isLong = process.env['LIVREE_LONG'] === 'on';

test.runIf(isLong)(
  'a remote and the shell have the same bytes in any folder, and equal copies of shared styles',
  () => {
    const here = join(folder, 'here');
    const elsewhere = join(folder, 'else/where/it-has-another-name');
    linkWorkspace(here);
    const built = apps.map((app) => build(here, app));
    // A container does not contain the federation runtime of 9 KB.
    expect(entrySize(here, 'blog')).toBeLessThan(5000);
    expectEqualCopies(here);
    mkdirSync(dirname(elsewhere), { recursive: true });
    renameSync(here, elsewhere);
    expect(apps.map((app) => build(elsewhere, app))).toEqual(built);
    expect(built.map((files) => Object.keys(files).length > 15)).toEqual([true, true]);
  },
);
