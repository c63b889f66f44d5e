import type { Connection } from '../../../platform/db/index.ts';
import { hashToken } from '../../../platform/token.ts';

/** Stores the challenge for an authenticator. @param userId the user who adds a passkey; null for a sign-in */
export async function addChallenge(
  db: Connection,
  challenge: string,
  userId: number | null,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hashToken(challenge), user_id: userId, expires_at: expiresAt })
    .execute();
}

/** Uses up a challenge. Returns whether it was ours, for this purpose, and in time. */
export async function takeChallenge(
  db: Connection,
  challenge: string,
  userId: number | null,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now)
    .returning('challenge_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function removeStaleChallenges(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
}
