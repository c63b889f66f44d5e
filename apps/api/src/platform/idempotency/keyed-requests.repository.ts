import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { KeyedRequestTable } from './idempotency.tables.ts';

export interface KeyOfUser {
  readonly userId: number;
  readonly key: string;
}

/** False if the key is taken. Waits for a concurrent call that is claiming it. */
export async function addRequest(trx: Connection, row: Insertable<KeyedRequestTable>): Promise<boolean> {
  const result = await trx
    .insertInto('keyed_requests')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export function requestByKey(
  db: Connection,
  { userId, key }: KeyOfUser,
): Promise<Selectable<KeyedRequestTable> | undefined> {
  return db
    .selectFrom('keyed_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function saveOutcome(
  db: Connection,
  { userId, key }: KeyOfUser,
  outcome: string,
): Promise<void> {
  await db
    .updateTable('keyed_requests')
    .set({ outcome })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** Deletes requests that can no longer be repeated. */
export async function removeRequestsBefore(trx: Connection, moment: Date): Promise<void> {
  await trx.deleteFrom('keyed_requests').where('created_at', '<', moment).execute();
}
