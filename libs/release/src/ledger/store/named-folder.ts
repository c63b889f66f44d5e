import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ConfigError } from '@livree/server/environment';
import { makeFolder } from '@livree/server/make-folder';
import { StoreError } from './store-error.ts';

/** The file that is in the place of a folder, or of one above it. */
async function findFile(folder: string): Promise<string | undefined> {
  const found = await stat(folder).catch(() => undefined);
  if (found !== undefined) return found.isDirectory() ? undefined : folder;
  const above = dirname(folder);
  return above === folder ? undefined : findFile(above);
}

/** A file would look like an empty folder. @throws ConfigError that names the setting if there is one */
export async function assertNoFile(folder: string, setting: string): Promise<void> {
  const file = await findFile(folder);
  if (file !== undefined) throw new ConfigError(`${setting} must name a folder, and ${file} is a file.`);
}

/** Makes a folder to write to. @throws StoreError that names the setting if it cannot be made */
export function makeNamedFolder(folder: string, setting: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new StoreError(new Error(`the folder that ${setting} names cannot be made`, { cause: error }));
  }
}
