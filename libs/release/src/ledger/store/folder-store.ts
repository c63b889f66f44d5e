import { randomUUID } from 'node:crypto';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { withLock } from './lock.ts';
import { makeNamedFolder } from './named-folder.ts';
import type { Store } from './store.ts';

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
    return undefined;
  throw error;
}

/** A store in a folder of this machine. A change holds a lock that the system releases with the process. */
export function folderStore(folder: string): Store {
  const at = (path: string) => join(folder, path);
  const locateLock = (path: string) => join(dirname(at(path)), `.${basename(path)}.lock.db`);

  const read = (path: string): Promise<Buffer | undefined> => readFile(at(path)).catch(unlessMissing);

  const makeFolderOf = (path: string): void =>
    makeNamedFolder(dirname(at(path)), 'LIVREE_LEDGER or LIVREE_DATA');

  async function write(path: string, bytes: Uint8Array | string): Promise<void> {
    makeFolderOf(path);
    const draft = `${at(path)}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, at(path));
  }

  return {
    read,
    write,
    async update(path, change) {
      makeFolderOf(path);
      await withLock(locateLock(path), async () => {
        const next = await change(await read(path));
        if (next !== undefined) await write(path, next);
      });
    },
    async stamp(path) {
      const found = await stat(at(path), { bigint: true }).catch(unlessMissing);
      return found && `${found.mtimeNs}-${found.ino}`;
    },
  };
}
