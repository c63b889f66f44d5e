import type { Connection } from '../../platform/db/index.ts';

/** Whether a link is valid; an address without an account has none. */
export async function isResetValid(
  db: Connection,
  email: string,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select('users.id')
    .where('users.email', '=', email)
    .where('users.is_active', '=', true)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Invalidates the link of an account, if there is one. */
export async function removeReset(db: Connection, userId: number): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}
