import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Store } from './store.ts';
import { withLock } from './lock.ts';

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
    return undefined;
  throw error;
}

/** A store in a folder of this machine. */
export function folderStore(folder: string): Store {
  const at = (path: string) => join(folder, path);
  return {
    read: (path) => readFile(at(path)).catch(unlessMissing),
    async write(path, bytes) {
      await mkdir(dirname(at(path)), { recursive: true });
      const draft = `${at(path)}.${randomUUID()}`;
      await writeFile(draft, bytes);
      await rename(draft, at(path));
    },
    async append(path, line) {
      await mkdir(dirname(at(path)), { recursive: true });
      await appendFile(at(path), `${line}\n`);
    },
    async list(path) {
      const names = await readdir(at(path)).catch(unlessMissing);
      return (names ?? []).filter((name) => !name.startsWith('.')).toSorted();
    },
    async stamp(path) {
      const found = await stat(at(path), { bigint: true }).catch(unlessMissing);
      return found && `${found.mtimeNs}-${found.ino}`;
    },
    exclusively: (name, act) => withLock(at(`.${name}.lock.db`), act),
  };
}
