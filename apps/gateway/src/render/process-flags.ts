import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Megabytes of JavaScript objects in one render process, and of everything that it holds. */
const heapLimit = 256;
export const memoryLimit = 768;

const folderOf = (module: string) => dirname(fileURLToPath(import.meta.resolve(module)));

/**
 * What Node enforces for a render process: it reads its own code and the packages, nothing else, and starts no
 * command, no thread and no add-on.
 */
export function processFlags(): string[] {
  const readable = [
    import.meta.dirname,
    folderOf('@livree/contracts/schema'),
    // The packages of the workspace, wherever npm has put this one.
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
