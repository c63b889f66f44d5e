import type { Connection } from '../../platform/db/index.ts';
import type { SitePart } from './site.tables.ts';

/** The content in wire form; undefined if the operator has written none. */
export async function findContent(db: Connection, part: SitePart): Promise<object | undefined> {
  const row = await db
    .selectFrom('site_contents')
    .select('content')
    .where('part', '=', part)
    .executeTakeFirst();
  return row?.content;
}

export async function saveContent(db: Connection, part: SitePart, content: object): Promise<void> {
  const row = { part, content: JSON.stringify(content) };
  await db
    .insertInto('site_contents')
    .values(row)
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ content: row.content }))
    .execute();
}

export async function addMissingContent(db: Connection, part: SitePart, content: object): Promise<void> {
  await db
    .insertInto('site_contents')
    .values({ part, content: JSON.stringify(content) })
    .onConflict((conflict) => conflict.column('part').doNothing())
    .execute();
}
