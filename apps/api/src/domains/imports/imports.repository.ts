import { sql, type Insertable, type Selectable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { ImportsTables } from './imports.tables.ts';

export type ImportRecord = Selectable<ImportsTables['imports']>;

/** The import with an operator's key: begun now, or before. */
export async function beginImport(
  db: Connection,
  row: Insertable<ImportsTables['imports']>,
): Promise<ImportRecord> {
  await db
    .insertInto('imports')
    .values(row)
    .onConflict((conflict) => conflict.columns(['actor_id', 'key']).doNothing())
    .execute();
  return db
    .selectFrom('imports')
    .selectAll()
    .where('actor_id', '=', row.actor_id)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow();
}

/** What the rows of an import made so far, by their numbers. */
export async function madeRows(db: Connection, importId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('imported_rows')
    .select(['number', 'subject_id'])
    .where('import_id', '=', importId)
    .execute();
  return new Map(rows.map(({ number, subject_id: id }) => [number, id]));
}

/** What one row made, if it did. */
export async function madeRow(
  trx: Connection,
  importId: number,
  number: number,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('imported_rows')
    .select('subject_id')
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.subject_id;
}

export async function addMadeRow(
  trx: Connection,
  row: Insertable<ImportsTables['imported_rows']>,
): Promise<void> {
  await trx.insertInto('imported_rows').values(row).execute();
}

/** The rides that were imported under some references. */
export async function ridesByReferences(
  db: Connection,
  references: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('imported_rows')
    .select(['reference', 'subject_id'])
    .where('reference', '=', sql<string>`any(${references})`)
    .execute();
  return new Map(rows.map(({ reference, subject_id: id }) => [reference ?? '', id]));
}

/** Lets one row be written after the other, whoever imports: none sees what another is about to make. */
export async function lockImports(trx: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('imports'))`.execute(trx);
}
