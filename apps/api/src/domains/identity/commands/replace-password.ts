import type { Connection } from '../../../platform/db/index.ts';
import { changeUser } from '../identity.repository.ts';
import { hashToken } from '../../../platform/token.ts';
import { removeReset } from '../password-resets.repository.ts';
import { endSessions } from '../sessions.repository.ts';

/**
 * Sets a password, and ends the other sessions and an open reset link, inside the caller's transaction.
 * @param passwordHash from `hashPassword`, computed before the transaction begins
 * @param keepToken the session that stays open: the one that requests the change
 */
export async function replacePassword(
  trx: Connection,
  userId: number,
  passwordHash: string,
  keepToken: string | null = null,
): Promise<void> {
  await changeUser(trx, userId, { password_hash: passwordHash });
  await removeReset(trx, userId);
  await endSessions(trx, userId, keepToken === null ? null : hashToken(keepToken));
}
