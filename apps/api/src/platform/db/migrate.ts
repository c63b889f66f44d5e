import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Connection } from './database.ts';

const folder = join(import.meta.dirname, 'migrations');

/** Forward-only `.sql` files, in the order of their names. */
const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
    const migrations = names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(join(folder, name), 'utf8');
      return [name.replace('.sql', ''), { up: async (db) => void (await sql.raw(text).execute(db)) }];
    });
    return Object.fromEntries(await Promise.all(migrations));
  },
};

/** Compares names only: the migrator itself reads every table first, which takes half a second of a start. */
async function isCurrent(db: Connection): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const applied = new Set(rows.map(({ name }) => name));
    return Object.keys(await sqlFiles.getMigrations()).every((name) => applied.has(name));
  } catch {
    return false;
  }
}

/** Migrates the schema to its newest version; processes that start at once wait for each other. */
export async function migrate(db: Connection): Promise<void> {
  if (await isCurrent(db)) return;
  const migrator = new Migrator({ db, provider: sqlFiles, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
