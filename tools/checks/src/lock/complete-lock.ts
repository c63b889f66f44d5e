import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '@livree/command';
import { type LockFile, readLockFile } from './lock-file.ts';
import { findNativeFamilies } from './native-families.ts';

/** Without these families, their parts and what depends on them, so that npm looks all of them up anew. */
function removeFamilies(lock: LockFile, families: readonly string[]): LockFile {
  const names = families.map((folder) => folder.split('node_modules/').at(-1) ?? folder);
  const parts = families.flatMap((folder) => Object.keys(lock.packages[folder]?.optionalDependencies ?? {}));
  const leaving = new Set([...names, ...parts].map((name) => `node_modules/${name}`));
  const kept = Object.entries(lock.packages).filter(([folder, { dependencies = {} }]) => {
    if (!folder.includes('node_modules/')) return true;
    return !leaving.has(folder) && !names.some((name) => name in dependencies);
  });
  return { ...lock, packages: Object.fromEntries(kept) };
}

/**
 * Adds to the lock file the parts of native packages for other platforms. npm leaves them out wherever `node_modules` exists,
 * so it runs in a folder that has the manifests alone. No version changes.
 */
export async function completeLock(workspace: string): Promise<void> {
  const lock = readLockFile(workspace);
  const incomplete = findNativeFamilies(lock).filter(({ missing }) => missing.length > 0);
  if (incomplete.length === 0) return;
  const folder = mkdtempSync(join(tmpdir(), 'livree-lock-'));
  try {
    const manifests = globSync(
      ['package.json', '.npmrc', '{apps,libs,tools}/*/package.json', 'e2e/package.json'],
      {
        cwd: workspace,
      },
    );
    for (const file of manifests) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      copyFileSync(join(workspace, file), join(folder, file));
    }
    const reduced = removeFamilies(
      lock,
      incomplete.map((family) => family.folder),
    );
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(reduced));
    await run('npm', ['install', '--package-lock-only', '--prefer-dedupe'], { cwd: folder });
    copyFileSync(join(folder, 'package-lock.json'), join(workspace, 'package-lock.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
