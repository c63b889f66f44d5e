import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@livree/server/free-port';
import pg from 'pg';
import { listening } from './connections.ts';
import { execute } from './execute.ts';
import { postgresPrograms } from './programs.ts';
import { databaseUser, programService, type Service } from './service.ts';

interface Archived {
  readonly name: string;
  readonly root: string;
  /** The folder of the server's socket, and that of its data. */
  readonly socket: string;
  readonly data: string;
  readonly port: number;
}

function makeFolder(...path: readonly [string, ...string[]]): string {
  const folder = join(...path);
  const { uid, gid } = databaseUser();
  mkdirSync(folder, { recursive: true });
  chownSync(folder, uid, gid);
  return folder;
}

/** Writes the settings with which one server uses the archive of all. @returns their file */
export function writeArchiveSettings({ name, root, socket, data, port }: Archived): string {
  const file = join(root, `${name}.archive`);
  const lines = [
    '[global]',
    `repo1-path=${makeFolder(root, 'archive')}`,
    `lock-path=${makeFolder(root, `${name}-locks`)}`,
    'log-level-file=off',
    'start-fast=y',
    '[livree]',
    `pg1-path=${data}`,
    `pg1-socket-path=${socket}`,
    `pg1-port=${port}`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

const asDatabase = (...args: readonly string[]): Promise<string> => {
  const { uid, gid } = databaseUser();
  return execute('setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...args);
};

/** Begins the archive with a backup of the server that takes writes. */
export async function takeBackup(pgbackrest: string, archive: string): Promise<void> {
  for (const act of [['stanza-create'], ['--type=full', 'backup']])
    await asDatabase(pgbackrest, `--config=${archive}`, '--stanza=livree', ...act);
}

/** Waits until everything that was written so far is in the archive. */
export const forceArchive = (pgbackrest: string, archive: string): Promise<string> =>
  asDatabase(pgbackrest, `--config=${archive}`, '--stanza=livree', 'check');

/** A server with the data of a moment. */
export interface Restored {
  readonly databaseUrl: string;
  readonly service: Service;
}

/** Until a server that reads an archive has read all, in tries of half a second. */
const tries = 120;

async function recovered(databaseUrl: string): Promise<void> {
  for (let left = tries; ; left -= 1) {
    const client = new pg.Client({ connectionString: databaseUrl });
    try {
      await client.connect();
      const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is');
      if (rows[0]?.is === false) return;
    } catch (error) {
      if (left === 0) throw error;
    } finally {
      await client.end();
    }
    await sleep(500);
  }
}

/** Restores what was committed until a moment into a server of its own, as a company does after a mistake. */
export async function restoreUntil(pgbackrest: string, root: string, moment: string): Promise<Restored> {
  const data = makeFolder(root, 'restored');
  const socket = makeFolder(root, 'restored-socket');
  const port = await freePort();
  const archive = writeArchiveSettings({ name: 'restored', root, socket, data, port });
  const act = ['--type=time', `--target=${moment}`, '--target-action=promote', 'restore'];
  await asDatabase(pgbackrest, `--config=${archive}`, '--stanza=livree', ...act);
  const access = join(root, 'restored.hba');
  writeFileSync(access, 'host all all 127.0.0.1/32 trust\n');
  const settings = {
    hba_file: access,
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: socket,
    archive_mode: 'off',
    synchronous_standby_names: '',
    cluster_name: 'restored',
  };
  const service = programService(
    {
      name: 'restored',
      command: join(postgresPrograms, 'postgres'),
      args: ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      folder: root,
      ends: 'SIGINT',
      ready: () => listening(port),
    },
    databaseUser(),
  );
  const databaseUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await service.start();
  await recovered(databaseUrl);
  return { databaseUrl, service };
}
