import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { migrate, requireSchema } from './index.ts';

/** A folder with the given migrations beside those of this version, which the database has. */
async function prepare(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'livree-migrations-'));
  const { db, close } = await openTestDatabase();
  await sql`delete from kysely_migration`.execute(db);
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true });
  });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.sql`), text);
  return { db, folder };
}

test('an index is built outside a transaction, between the migrations before and after it', async () => {
  const { db, folder } = await prepare({
    '1-table': 'create table notes (id integer); -- built concurrently',
    '2-index': 'create index concurrently if not exists notes_by_id on notes (id)',
    '3-more': 'alter table notes add column text text; create index notes_by_text on notes (text)',
  });
  await migrate(db, folder);
  await migrate(db, folder);
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where tablename = 'notes' order by 1`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(['notes_by_id', 'notes_by_text']);
});

test('a migration that fails is rolled back completely', async () => {
  const { db, folder } = await prepare({ '1-table': 'create table notes (id integer); select 1 / 0' });
  await expect(migrate(db, folder)).rejects.toThrow('division by zero');
  const { rows } = await sql`select 1 from pg_tables where tablename = 'notes'`.execute(db);
  expect(rows).toEqual([]);
});

test('a schema that lacks migrations is refused with their number', async () => {
  const { db } = await prepare({});
  await expect(requireSchema(db)).rejects.toThrow(/^The database lacks \d{2,} migrations up to \d{4}-/);
});
