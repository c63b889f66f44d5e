import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyPglite } from '../../testing/pglite-snapshot.ts';
import { FolderLockedError, openPglite } from '../db/index.ts';
import { BackupError, listenForBackups, restoreBackup, takeBackup } from './index.ts';

/** It concerns the embedded engine only, so one run is enough. */
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
    const running = await openPglite({ folder, restoreFrom: new Blob([await emptyPglite()]) });
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

async function requestStatus(headers: Record<string, string>): Promise<number | undefined> {
  const [answer]: IncomingMessage[] = await once(
    request({ socketPath: join(folder, 'backup.sock'), path: '/', headers }).end(),
    'response',
  );
  answer?.resume();
  return answer?.statusCode;
}

test('the backup socket answers only with the key, which only its owner can read', async () => {
  let made = 0;
  const backup = async () => new Blob([`backup ${(made += 1)}`]);
  const stopListening = await listenForBackups({ dataFolder: folder, backup, onError: () => {} });
  const key = readFileSync(join(folder, 'backup-key'), 'utf8');
  expect(key.length).toBeGreaterThan(40);
  expect(statSync(join(folder, 'backup-key')).mode & 0o777).toBe(0o600);
  const guesses = [{}, { 'x-backup-key': '' }, { 'x-backup-key': key.slice(1) }, { authorization: key }];
  for (const headers of guesses) expect(await requestStatus(headers)).toBe(403);
  expect(made).toBe(0);
  expect(await requestStatus({ 'x-backup-key': key })).toBe(200);
  await stopListening();
});

onEmbedded('a file that is no backup changes nothing', async () => {
  const file = join(folder, 'letter.txt');
  writeFileSync(file, 'Chère Claire');
  const kept = join(folder, 'pgdata', 'kept');
  mkdirSync(join(folder, 'pgdata'));
  writeFileSync(kept, 'the data');
  await expect(restoreBackup(folder, file, now)).rejects.toThrow('is not a backup of this database');
  expect(readFileSync(kept, 'utf8')).toBe('the data');
  expect(readdirSync(folder).toSorted()).toEqual(['database.lock', 'letter.txt', 'pgdata']);
});

test('a backup without a running API reports that none runs', async () => {
  await expect(takeBackup(folder, join(folder, 'x'))).rejects.toThrow(
    'No API with an embedded database is running',
  );
});

describe('a file that cannot be written', () => {
  const backup = async () => new Blob(['x'.repeat(1_000_000)]);
  const failure = async (file: string) => {
    const stopListening = await listenForBackups({ dataFolder: folder, backup, onError: () => {} });
    const error: unknown = await takeBackup(folder, file).catch((reason: unknown) => reason);
    await stopListening();
    return error;
  };

  test.runIf(existsSync('/dev/full'))(
    'because of a full disk has a clear error, and leaves no partial file',
    async () => {
      const file = join(folder, 'kept.backup');
      symlinkSync('/dev/full', `${file}.part`);
      expect(await failure(file)).toEqual(new BackupError(`${file} cannot be written: the disk is full.`));
      expect(readdirSync(folder)).toEqual(['backup-key']);
    },
  );

  test('is reported with its reason if its folder is missing', async () => {
    const file = join(folder, 'nowhere/kept.backup');
    const sentence = `${file} cannot be written: its folder does not exist.`;
    expect(await failure(file)).toEqual(new BackupError(sentence));
  });
});
