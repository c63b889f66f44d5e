import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Connection, type Database, openPglite, openPostgres } from '../platform/db/index.ts';
import { emptyPglite } from './pglite-snapshot.ts';

const ignore = (): void => {};

/** The address of a new database on the test server: empty, or a copy of `template`. */
export async function newPostgresUrl(template = 'template1'): Promise<string> {
  const server = inject('postgresUrl');
  if (!server)
    throw new Error('LIVREE_TEST_ENGINE=postgres needs testing/provide-postgres.ts as a global set-up');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = openPostgres(server, ignore);
  await sql.raw(`create database ${name} template ${template}`).execute(admin.db);
  await admin.close();
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

/** Whether the tests run on PGlite or on a real server. */
export const isEmbedded = process.env['LIVREE_TEST_ENGINE'] !== 'postgres';

/** An empty database with the schema: PGlite in memory, or a real server with LIVREE_TEST_ENGINE=postgres. */
export async function openTestDatabase(): Promise<Database> {
  if (isEmbedded) return openPglite({ restoreFrom: new Blob([await emptyPglite()]) });
  return openPostgres(await newPostgresUrl(inject('postgresTemplate')), ignore);
}

const kept = '^(vehicles|tariffs|contact_entries|blog_|kysely_)';

/** Empties every table except the demonstration operator's, and resets sequences. */
export async function emptyDatabase(db: Connection): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename !~ ${kept}`.execute(db);
  // Deletes rows only if there are any: truncating creates new files for all tables, which takes ten times as long.
  const ifAny = tables.map(({ name }) => `(select '${name}' as name from ${name} limit 1)`);
  const { rows: used } = await sql.raw<{ name: string }>(ifAny.join(' union all ')).execute(db);
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const { name } of used) await sql`delete from ${sql.table(name)}`.execute(trx);
    await sql`delete from jobs.job`.execute(trx);
  });
  await sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null and sequencename !~ ${kept}`.execute(
    db,
  );
}
