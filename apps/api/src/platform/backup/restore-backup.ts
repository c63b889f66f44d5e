import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder, openPglite, ping } from '../db/index.ts';
import { BackupError } from './take-backup.ts';

/**
 * Replaces the embedded database with a backup and keeps the former data beside it.
 * @returns the folder of the former data, if there was any
 * @throws BackupError for a file that is not a backup, FolderLockedError while an API runs on the folder
 */
export async function restoreBackup(
  dataFolder: string,
  file: string,
  now: Date,
): Promise<string | undefined> {
  const archive = await readFile(file).catch(() => {
    throw new BackupError(`${file} cannot be read.`);
  });
  lockFolder(dataFolder)();
  const data = join(dataFolder, 'pgdata');
  const former = `${data}.before-${now.toISOString().replaceAll(/[-:]|\..*/g, '')}`;
  const hadData = existsSync(data);
  if (hadData) await rename(data, former);
  try {
    const restored = await openPglite({
      folder: dataFolder,
      restoreFrom: new Blob([new Uint8Array(archive)]),
    });
    await ping(restored.db, 60_000);
    await restored.close();
  } catch {
    await rm(data, { recursive: true, force: true });
    if (hadData) await rename(former, data);
    throw new BackupError(
      `${file} is not a backup of this database, or the disk is full; nothing was changed.`,
    );
  }
  return hadData ? former : undefined;
}
