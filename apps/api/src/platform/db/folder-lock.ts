import { join } from 'node:path';
import { lockOwner, tryLock } from '@livree/server/lock';

export class FolderLockedError extends Error {}

/**
 * Locks a data folder for this process, because two processes in one PGlite folder lose data silently.
 * @returns a function that releases the folder, as the end of the process also does
 * @throws FolderLockedError while another process holds it
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
