import type { Connection } from '../../../platform/db/index.ts';
import { hashToken } from '../../../platform/token.ts';
import { changeUser } from '../identity.repository.ts';
import { removeReset } from '../password-resets.repository.ts';
import { lockUser } from '../personal-data.repository.ts';
import { endSessions } from '../sessions.repository.ts';

/**
 * Sets a password, and ends the other sessions and an open reset link, inside the caller's transaction. Where nobody has
 * confirmed the address, the link stays: it is how the owner takes the account from a stranger.
 * @param passwordHash from `hashPassword`, computed before the transaction begins
 * @param keepToken the session that stays open: the one that requests the change
 */
export async function replacePassword(
  trx: Connection,
  userId: number,
  passwordHash: string,
  keepToken: string | null = null,
): Promise<void> {
  const user = await lockUser(trx, userId);
  await changeUser(trx, userId, { password_hash: passwordHash });
  if (user?.email_verified_at != null) await removeReset(trx, userId);
  await endSessions(trx, userId, keepToken === null ? null : hashToken(keepToken));
}
