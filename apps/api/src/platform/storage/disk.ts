import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Storage, StorageError } from './storage.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Files in a folder. A partially written file never appears. */
export function diskStorage(folder: string): Storage {
  const toFilePath = (path: string): string => join(folder, path);
  return {
    async put(path, content) {
      const file = toFilePath(path);
      const draft = `${file}.part`;
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(draft, content, { flag: 'wx' });
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {});
        throw new StorageError(error);
      }
    },
    async read(path) {
      try {
        return await readFile(toFilePath(path));
      } catch (error) {
        if (isMissing(error)) return null;
        throw new StorageError(error);
      }
    },
    async remove(path) {
      await rm(toFilePath(path), { force: true }).catch((error: unknown) => {
        throw new StorageError(error);
      });
    },
  };
}
