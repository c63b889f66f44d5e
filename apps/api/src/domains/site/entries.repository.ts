import { type Selectable, sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { EntryPart, SiteEntryTable } from './site.tables.ts';

export type EntryRow = Selectable<SiteEntryTable>;

/** Whoever writes entries waits for whoever does so before: they decide by all of a part. */
export async function lockEntries(trx: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('site.entries'))`.execute(trx);
}

/** The entries of a part in their order. */
export function listEntries(db: Connection, part: EntryPart): Promise<EntryRow[]> {
  return db
    .selectFrom('site_entries')
    .selectAll()
    .where('part', '=', part)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** What visitors see of a part, in wire form. */
export async function listShown(db: Connection, part: EntryPart): Promise<object[]> {
  const entries = await listEntries(db, part);
  return entries.filter(({ is_shown: isShown }) => isShown).map(({ content }) => content);
}

export interface EntryValues {
  /** In wire form. */
  readonly content: object;
  readonly isShown: boolean;
  /** Now, where nobody names one. */
  readonly version?: Date;
}

const toColumns = ({ content, isShown, version }: EntryValues) => ({
  content: JSON.stringify(content),
  is_shown: isShown,
  version,
});

/** Adds an entry behind the others of its part. */
export function insertEntry(trx: Connection, part: EntryPart, values: EntryValues): Promise<EntryRow> {
  const last = trx
    .selectFrom('site_entries')
    .select((eb) => eb.fn.coalesce(eb.fn.max('position'), sql<number>`0`).as('last'))
    .where('part', '=', part);
  return trx
    .insertInto('site_entries')
    .values({ part, position: sql<number>`(${last}) + 1`, ...toColumns(values) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateEntry(trx: Connection, id: number, values: EntryValues): Promise<EntryRow> {
  return trx
    .updateTable('site_entries')
    .set(toColumns(values))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteEntry(trx: Connection, id: number): Promise<void> {
  await trx.deleteFrom('site_entries').where('id', '=', id).execute();
}

export async function deleteEntries(trx: Connection, part: EntryPart): Promise<void> {
  await trx.deleteFrom('site_entries').where('part', '=', part).execute();
}

export async function placeEntry(trx: Connection, id: number, position: number): Promise<void> {
  await trx.updateTable('site_entries').set({ position }).where('id', '=', id).execute();
}
