import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '@livree/server/environment';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Connection } from './database.ts';

const ownFolder = join(import.meta.dirname, 'migrations');

/** The texts of forward-only `.sql` files by name, in order. */
type Texts = ReadonlyMap<string, string>;

async function readTexts(folder: string): Promise<Texts> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const texts = names.map(async (name): Promise<[string, string]> => [
    name.replace('.sql', ''),
    await readFile(join(folder, name), 'utf8'),
  ]);
  return new Map(await Promise.all(texts));
}

/** Compares names only: the migrator itself reads every table first, which takes half a second of a start. */
async function readApplied(db: Connection): Promise<ReadonlySet<string>> {
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(db);
  if (!tables[0]?.name) return new Set();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** An index of a table in use is built outside of a transaction, in a file of its own. */
const isApart = (text: string | undefined): boolean => /\bindex concurrently\b/i.test(text ?? '');

/** A migration that waits for a lock makes everybody wait behind it, so it soon gives up. */
const patience = "set local lock_timeout = '10s';";

const toMigration = (text: string): Migration => ({
  up: async (db) => {
    await sql.raw(isApart(text) ? text : patience + text).execute(db);
  },
});

/** The names in order, in groups that run in one transaction or each apart. */
function groupNames(names: readonly string[], texts: Texts): string[][] {
  const groups: string[][] = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (last && isApart(texts.get(last[0] ?? '')) === isApart(texts.get(name))) last.push(name);
    else groups.push([name]);
  }
  return groups;
}

/** Migrates the schema to its newest version; processes that start at once wait for each other. */
export async function migrate(db: Connection, folder: string = ownFolder): Promise<void> {
  const texts = await readTexts(folder);
  const known = new Set(await readApplied(db));
  const pending = [...texts.keys()].filter((name) => !known.has(name));
  for (const group of groupNames(pending, texts)) {
    for (const name of group) known.add(name);
    const migrations = [...texts].filter(([name]) => known.has(name));
    const migrator = new Migrator({
      db,
      provider: {
        getMigrations: async () =>
          Object.fromEntries(migrations.map(([name, text]) => [name, toMigration(text)])),
      },
      allowUnorderedMigrations: true,
      disableTransactions: isApart(texts.get(group[0] ?? '')),
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  }
}

/** @throws ConfigError if the database lacks a migration of this version; a newer schema is welcome */
export async function requireSchema(db: Connection): Promise<void> {
  const applied = await readApplied(db);
  const missing = [...(await readTexts(ownFolder)).keys()].filter((name) => !applied.has(name));
  if (missing.length === 0) return;
  throw new ConfigError(
    `The database lacks ${missing.length} migrations up to ${missing.at(-1)}: run --migrate first, which ends by itself.`,
  );
}
