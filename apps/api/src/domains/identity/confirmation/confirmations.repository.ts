import type { Connection } from '../../../platform/db/index.ts';

/** The account that a link was mailed to, expired or not. */
export async function findConfirmationOwner(db: Connection, tokenHash: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('email_confirmations')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return found?.user_id;
}

export async function removeStaleConfirmations(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('email_confirmations').where('expires_at', '<=', now).execute();
}
