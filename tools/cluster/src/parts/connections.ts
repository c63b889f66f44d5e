import { chmodSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseUser, programService, type Service } from './service.ts';

/** Waits until something listens. @throws Error after ten seconds */
export async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      }).on('error', () => resolve(false));
    });
    if (isOpen) return;
    await sleep(100);
  }
  throw new Error(`nothing listens on ${port}`);
}

export interface Placed {
  readonly name: string;
  readonly folder: string;
  readonly command: string;
  readonly port: number;
}

/** Debian's PgBouncer is older than 1.21, so a connection keeps its server and what it prepared there. */
export function sessionPooler({ name, folder, command, port }: Placed, target: number): Service {
  const [file, users] = [join(folder, `${name}.ini`), join(folder, `${name}.users`)];
  writeFileSync(users, '"postgres" "postgres"\n');
  writeFileSync(
    file,
    [
      '[databases]',
      `postgres = host=127.0.0.1 port=${target} dbname=postgres`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${users}`,
      'pool_mode = session',
      'max_client_conn = 400',
      'default_pool_size = 150',
      'server_login_retry = 1',
      '',
    ].join('\n'),
  );
  for (const path of [file, users]) chmodSync(path, 0o644);
  return programService(
    { name, command, args: [file], folder, ready: () => listening(port) },
    databaseUser(),
  );
}

export function limitCounts({ name, folder, command, port }: Placed): Service {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  return programService({ name, command, args, folder, ready: () => listening(port) });
}
