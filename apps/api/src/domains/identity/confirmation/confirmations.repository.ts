import type { Insertable } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';
import type { EmailConfirmationTable } from '../identity.tables.ts';

/** Stores the newest link of an account and invalidates an older one. */
export async function saveConfirmation(
  db: Connection,
  confirmation: Insertable<EmailConfirmationTable>,
): Promise<void> {
  await db
    .insertInto('email_confirmations')
    .values(confirmation)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(confirmation))
    .execute();
}

/** The account that a link was mailed to, expired or not. */
export async function findConfirmationOwner(db: Connection, tokenHash: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('email_confirmations')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return found?.user_id;
}

/** Uses up a link. Returns whether it was valid. */
export async function takeConfirmation(
  db: Connection,
  userId: number,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('email_confirmations')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function removeStaleConfirmations(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('email_confirmations').where('expires_at', '<=', now).execute();
}
