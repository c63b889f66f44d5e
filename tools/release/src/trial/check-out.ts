import { copyFileSync, cpSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { linkTree } from '@livree/command';

/** What a checkout does not have: it is installed, built or recorded. */
const absent = new Set([
  '.git',
  '.livree',
  '.nx',
  '.tmp',
  'dist',
  'node_modules',
  'test-results',
  'test-reports',
]);

/** Parts of `node_modules` that tools write. */
const caches = new Set(['.cache', '.vite', '.vite-temp', '.vitest-cache']);

/**
 * Copies a workspace to `to`, as a checkout of its sources. The installed packages are linked: `npm install` finds what it
 * would fetch elsewhere.
 */
export function checkOut(workspace: string, to: string): void {
  cpSync(workspace, to, { recursive: true, filter: (path) => !absent.has(basename(path)) });
  const packages = join(to, 'node_modules');
  linkTree(
    join(workspace, 'node_modules'),
    packages,
    (folder) => basename(dirname(folder)) === 'node_modules' && caches.has(basename(folder)),
  );
  // npm writes to its own record of what is installed, which must not be that of the workspace.
  const record = '.package-lock.json';
  rmSync(join(packages, record));
  copyFileSync(join(workspace, 'node_modules', record), join(packages, record));
}
