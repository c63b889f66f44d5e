import { linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Makes the folder `to` of hard links to the files of `from`, on the same disk, without the folders that `isLeft` names. */
export function linkTree(from: string, to: string, isLeft: (folder: string) => boolean): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), copy);
    else if (entry.isFile()) linkSync(source, copy);
    else if (!isLeft(source)) linkTree(source, copy, isLeft);
  }
}
