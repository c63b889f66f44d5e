import type { Connection } from '../../platform/db/index.ts';
import type { LegalAnnouncementTable } from './legal.tables.ts';

/**
 * Claims an announcement; only one of several concurrent callers gets it. The first version of a text is only
 * recorded.
 * @returns whether customers knew another version
 */
export async function takeAnnouncement(
  trx: Connection,
  { document, version, announced_at }: LegalAnnouncementTable,
): Promise<boolean> {
  await trx
    .insertInto('legal_announcements')
    .values({ document, version, announced_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const taken = await trx
    .updateTable('legal_announcements')
    .set({ version, announced_at })
    .where('document', '=', document)
    .where('version', '!=', version)
    .returning('document')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Marks these customers as informed. @returns those who had not been */
export async function takeNotices(
  trx: Connection,
  userIds: readonly number[],
  notice: { readonly document: string; readonly announced_at: Date },
): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await trx
    .insertInto('legal_notices')
    .values(userIds.map((id) => ({ user_id: id, ...notice })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** Of which changes a customer was informed. */
export const noticesOfCustomer = (db: Connection, userId: number) =>
  db.selectFrom('legal_notices').selectAll().where('user_id', '=', userId).orderBy('announced_at').execute();
