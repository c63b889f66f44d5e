import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Megabytes of JavaScript objects in a render process, and of its memory in all. */
const heapLimit = 256;
export const memoryLimit = 768;

const folderOf = (module: string) => dirname(fileURLToPath(import.meta.resolve(module)));

/**
 * Node's restrictions of a render process: it can read its own code and the packages, and cannot start a command, a
 * thread or an add-on.
 */
export function processFlags(): string[] {
  const readable = [
    import.meta.dirname,
    folderOf('@livree/contracts/schema'),
    // The packages of the workspace, wherever npm installed this one.
    dirname(folderOf('react')),
  ];
  return [
    '--permission',
    ...readable.map((folder) => `--allow-fs-read=${join(folder, '*')}`),
    `--max-old-space-size=${heapLimit}`,
    '--disable-sigusr1',
    '--disable-warning=ExperimentalWarning',
  ];
}
