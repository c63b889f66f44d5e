import { join } from 'node:path';
import { lockOwner, tryLock } from '@livree/server/lock';

export class FolderLockedError extends Error {}

/**
 * Takes a data folder for this process: two processes in one PGlite folder lose data silently.
 * @returns what releases the folder; the end of the process does as well
 * @throws FolderLockedError while another process has it
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'database.lock');
  const unlock = tryLock(file);
  if (unlock) return unlock;
  const owner = lockOwner(file);
  throw new FolderLockedError(
    `The data folder ${folder} is in use by ${owner === undefined ? 'another process' : `process ${owner}`}.`,
  );
}
