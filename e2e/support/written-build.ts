import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { browserFiles, serverFiles } from '@livree/release/ledger';
import type { ChangedBuild } from '@livree/release/testing';

/** Writes a build to a folder of its own, as its team would have built it, and returns the folder. */
export async function writeBuild({ release, read }: ChangedBuild): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'livree-build-'));
  const files = [
    'release.json',
    ...browserFiles(release).map(({ file }) => `browser/${file}`),
    ...serverFiles(release).map(({ file }) => `server/${file}`),
  ];
  for (const file of files) {
    const bytes = await read(file);
    if (bytes === undefined) continue;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), bytes);
  }
  return folder;
}
