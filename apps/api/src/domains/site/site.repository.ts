import { type Selectable, sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { SiteContentTable, SitePart } from './site.tables.ts';

export type ContentRow = Pick<Selectable<SiteContentTable>, 'content' | 'version'>;

/** The content in wire form; undefined if the operator has written none. */
export function findContent(db: Connection, part: SitePart): Promise<ContentRow | undefined> {
  return db
    .selectFrom('site_contents')
    .select(['content', 'version'])
    .where('part', '=', part)
    .executeTakeFirst();
}

/** The same, for an edit, also the first: whoever edits a content waits for whoever does so before. */
export async function lockContent(trx: Connection, part: SitePart): Promise<ContentRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('site.contents'))`.execute(trx);
  return findContent(trx, part);
}

export async function saveContent(
  db: Connection,
  part: SitePart,
  content: object,
  version: Date,
): Promise<void> {
  const row = { content: JSON.stringify(content), version };
  await db
    .insertInto('site_contents')
    .values({ part, ...row })
    .onConflict((conflict) => conflict.column('part').doUpdateSet(row))
    .execute();
}

/** @returns whether there was none */
export async function addMissingContent(db: Connection, part: SitePart, content: object): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('site_contents')
    .values({ part, content: JSON.stringify(content) })
    .onConflict((conflict) => conflict.column('part').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
