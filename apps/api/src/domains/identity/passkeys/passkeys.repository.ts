import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';
import type { PasskeyTable } from '../identity.tables.ts';

export type PasskeyRow = Selectable<PasskeyTable>;

/** @returns undefined if the passkey already belongs to a user */
export function addPasskey(
  db: Connection,
  passkey: Insertable<PasskeyTable>,
): Promise<PasskeyRow | undefined> {
  return db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Oldest first. */
export function listPasskeys(db: Connection, userId: number): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function passkeyByCredential(db: Connection, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** @returns undefined if the user has no such passkey */
export function changePasskey(
  db: Connection,
  userId: number,
  id: number,
  changes: Updateable<PasskeyTable>,
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable('passkeys')
    .set(changes)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Stores a use of a passkey. Its counter must rise, so that of concurrent uses with one count a single one passes. A
 * device that does not count always shows zero. @returns whether it was stored
 */
export async function countUse(
  db: Connection,
  { id }: Pick<PasskeyRow, 'id'>,
  counter: number,
  now: Date,
): Promise<boolean> {
  const counted = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .returning('id')
    .executeTakeFirst();
  return counted !== undefined;
}

/** @returns false if the user has no such passkey */
export async function removePasskey(db: Connection, userId: number, id: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Removes every passkey of a user. */
export async function removeAllPasskeys(db: Connection, userId: number): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}
