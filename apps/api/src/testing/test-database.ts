import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { emptyPglite } from './pglite-snapshot.ts';
import { type Connection, type Database, migrate, openPglite, openPostgres } from '../platform/db/index.ts';

const ignore = (): void => {};

/** The address of a new database without anything in it, on the test server. */
export async function newPostgresUrl(): Promise<string> {
  const server = inject('postgresUrl');
  if (!server)
    throw new Error('LIVREE_TEST_ENGINE=postgres needs testing/postgres-cluster.ts as a global set-up');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = openPostgres(server, ignore);
  await sql.raw(`create database ${name}`).execute(admin.db);
  await admin.close();
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

/** Whether the tests run on PGlite or on a real server. */
export const isEmbedded = process.env['LIVREE_TEST_ENGINE'] !== 'postgres';

/** A database with the schema and nothing in it: PGlite in memory, or with LIVREE_TEST_ENGINE=postgres a real one. */
export async function openTestDatabase(): Promise<Database> {
  if (isEmbedded) return openPglite({ restoreFrom: await emptyPglite() });
  const database = openPostgres(await newPostgresUrl(), ignore);
  await migrate(database.db);
  return database;
}

const kept = /^(vehicles|tariffs|contact_entries|blog_|kysely_)/;

/** Empties every table but those of the demonstration operator. */
export async function emptyDatabase(db: Connection): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const names = rows.map(({ name }) => name).filter((name) => !kept.test(name));
  await sql.raw(`truncate ${names.join(', ')} restart identity cascade`).execute(db);
  await sql`delete from jobs.job`.execute(db);
}
