import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { UserTable } from './identity.tables.ts';

export type UserRow = Selectable<UserTable>;

/** @returns undefined if the address is taken */
export function addUser(db: Connection, user: Insertable<UserTable>): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function userByEmail(db: Connection, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

export function userById(db: Connection, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export function usersByIds(db: Connection, ids: readonly number[]): Promise<UserRow[]> {
  return db.selectFrom('users').selectAll().where('id', 'in', ids).execute();
}

/** Customers with accounts of their own, created before a time, by number, starting after a number. */
export async function customerIdsAfter(
  db: Connection,
  after: number,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', '>', after)
    .where('role', '=', 'customer')
    .where('is_active', '=', true)
    .where('guest_email', 'is', null)
    .where('created_at', '<=', before)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export function changeUser(
  db: Connection,
  id: number,
  changes: Updateable<UserTable>,
): Promise<UserRow | undefined> {
  return db.updateTable('users').set(changes).where('id', '=', id).returningAll().executeTakeFirst();
}
