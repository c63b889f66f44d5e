import type { Connection } from '../../platform/db/index.ts';

/** False for a notice that came before. */
export async function addNotice(
  trx: Connection,
  notice: { readonly id: string; readonly received_at: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('flight_notices')
    .values(notice)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets notices that nobody sends again. */
export async function removeNotices(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('flight_notices').where('received_at', '<', before).execute();
}
