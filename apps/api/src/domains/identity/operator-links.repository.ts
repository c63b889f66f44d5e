import type { Insertable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { OperatorLinkTable } from './identity.tables.ts';

/** Stores a link; one that was stored before stays as it is, used or not. */
export async function addOperatorLink(db: Connection, link: Insertable<OperatorLinkTable>): Promise<void> {
  await db
    .insertInto('operator_links')
    .values(link)
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
}

/** Uses up a link. Returns the account; undefined if it is unknown, used or expired. */
export async function takeOperatorLink(
  trx: Connection,
  tokenHash: string,
  now: Date,
): Promise<number | undefined> {
  const taken = await trx
    .updateTable('operator_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id;
}
