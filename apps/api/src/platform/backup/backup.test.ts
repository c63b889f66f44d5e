import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderLockedError, openPglite } from '../db/index.ts';
import { listenForBackups, restoreBackup, takeBackup } from './index.ts';

/** It is about the embedded engine alone, so once is enough. */
const onEmbedded = test.skipIf(process.env['LIVREE_TEST_ENGINE'] === 'postgres');
const now = new Date('2026-06-02T08:00:00Z');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livree-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function countRides(database: Awaited<ReturnType<typeof openPglite>>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from rides`.execute(database.db);
  return rows[0]?.count ?? -1;
}

onEmbedded(
  'a backup taken of a running database brings its data back, and keeps what it replaces',
  async () => {
    const file = join(folder, 'livree.backup');
    const running = await openPglite({ folder });
    await sql`create table rides (id integer primary key)`.execute(running.db);
    await sql`insert into rides select generate_series(1, 500)`.execute(running.db);
    const stopListening = await listenForBackups({
      dataFolder: folder,
      backup: running.backup,
      onError: () => {},
    });
    await takeBackup(folder, file);
    await sql`insert into rides values (501)`.execute(running.db);
    await expect(restoreBackup(folder, file, now)).rejects.toThrow(FolderLockedError);
    await stopListening();
    await running.close();

    const former = await restoreBackup(folder, file, now);
    expect(former).toBe(join(folder, 'pgdata.before-20260602T080000'));
    const restored = await openPglite({ folder });
    expect(await countRides(restored)).toBe(500);
    await restored.close();
  },
);

onEmbedded('a file that is no backup changes nothing', async () => {
  const file = join(folder, 'letter.txt');
  writeFileSync(file, 'Chère Claire');
  const before = await openPglite({ folder });
  await sql`create table rides (id integer primary key)`.execute(before.db);
  await before.close();
  await expect(restoreBackup(folder, file, now)).rejects.toThrow('is no backup of this database');
  const after = await openPglite({ folder });
  expect(await countRides(after)).toBe(0);
  await after.close();
});

test('without a running API one sentence says so', async () => {
  await expect(takeBackup(folder, join(folder, 'x'))).rejects.toThrow(
    'No API with an embedded database is running',
  );
});
