import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresCluster, startPostgresCluster } from '@livree/server/testing/postgres';
import type { TestProject } from 'vitest/node';
import { migrateServer } from '../server-commands.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** The empty database with the schema, from which others are copied; migrating each takes ten times as long. */
    postgresTemplate: string;
  }
}

const template = 'livree_schema';

// No data must survive a power cut, so nothing waits for the disk.
const flags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

async function makeTemplate(cluster: PostgresCluster): Promise<void> {
  await cluster.createDatabase(template);
  await migrateServer(cluster.url(template));
}

/** Starts one PostgreSQL server for a test run, as a global setup of the test runner. */
export default async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'livree-postgres-'));
  const cluster = await startPostgresCluster(folder, flags);
  await makeTemplate(cluster);
  project.provide('postgresTemplate', template);
  project.provide('postgresUrl', cluster.url());
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}
