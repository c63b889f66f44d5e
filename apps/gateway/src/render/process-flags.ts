import { join } from 'node:path';
import { visibleFolders } from './confinement/visible-files.ts';

/** Megabytes of JavaScript objects in a render process, and of its memory in all. */
const heapLimit = 256;
export const memoryLimit = 768;

/**
 * Node's restrictions of a render process: it can read its own code and the packages, and cannot start a command, a
 * thread or an add-on.
 */
export function processFlags(): string[] {
  return [
    '--permission',
    ...visibleFolders.map((folder) => `--allow-fs-read=${join(folder, '*')}`),
    `--max-old-space-size=${heapLimit}`,
    '--disable-sigusr1',
    '--disable-warning=ExperimentalWarning',
  ];
}
