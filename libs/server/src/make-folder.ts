import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Makes a folder, and those above it that are missing. Node's own `recursive` tries for ever where the folder above is
 * there and takes no other, as /proc does.
 * @throws Error of the system if it cannot be made, or if something else is there
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}
