import type { Connection } from '../../platform/db/index.ts';
import { defaultChoices } from './model/default-choices.ts';
import type { Choices } from './settings.tables.ts';

/** An undefined field stays unchanged. */
export type ChangedChoices = { readonly [Name in keyof Choices]?: Choices[Name] | undefined };

export async function readChoices(db: Connection, userId: number): Promise<Choices> {
  const row = await db.selectFrom('settings').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row ?? defaultChoices;
}

/** Who may read each customer's full name, for customers who chose anything. */
export async function readVisibilities(
  db: Connection,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('settings')
    .select(['user_id', 'profile_visibility'])
    .where('user_id', 'in', userIds)
    .execute();
  return new Map(rows.map(({ user_id: id, profile_visibility: visibility }) => [id, visibility]));
}

export async function changeChoices(
  trx: Connection,
  userId: number,
  changes: ChangedChoices,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ ...defaultChoices, user_id: userId, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  await trx
    .updateTable('settings')
    .set({ ...changes, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
}
