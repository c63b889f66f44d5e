import { statfsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execute } from './execute.ts';
import { databaseUser } from './service.ts';

/** A disk of one folder, small enough to be filled. */
export interface Disk {
  fill(): Promise<void>;
  clear(): void;
  close(): Promise<void>;
}

const size = '1g';

/** Mounts a disk in memory at an empty folder, which belongs to the user of databases. */
export async function mountDisk(folder: string): Promise<Disk> {
  const { uid, gid } = databaseUser();
  await execute('mount', '-t', 'tmpfs', '-o', `size=${size},mode=700,uid=${uid},gid=${gid}`, 'tmpfs', folder);
  const filler = join(folder, 'filler');
  return {
    async fill() {
      // It ends with an error: there is no room for more.
      await execute('dd', 'if=/dev/zero', `of=${filler}`, 'bs=1M').catch(() => '');
      if (statfsSync(folder).bavail > 0) throw new Error(`${folder} could not be filled`);
    },
    clear: () => rmSync(filler, { force: true }),
    close: async () => void (await execute('umount', '--lazy', folder)),
  };
}
