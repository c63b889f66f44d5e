import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { hashToken, newToken } from '../../../platform/token.ts';
import { changeUser, userById, type UserRow } from '../identity.repository.ts';
import { calculateExpiry, idleMinutes } from '../model/session-life.ts';
import { addSession } from '../sessions.repository.ts';
import { requireAccount } from './change-account.ts';

/**
 * Opens a session and returns its token; only its hash is stored.
 * @param user the account as it was when its holder was recognised
 * @throws AppError 401 if the account was deleted or its password replaced meanwhile
 */
export async function openSession(
  trx: Connection,
  user: Pick<UserRow, 'id' | 'password_hash' | 'session_timeout_minutes'>,
  remember: boolean,
  now: Date,
): Promise<string> {
  await requireAccount(trx, user.id);
  const current = await userById(trx, user.id);
  if (current?.password_hash !== user.password_hash) throw new AppError('unauthenticated');
  const token = newToken();
  const idle = idleMinutes(user.session_timeout_minutes, remember);
  await addSession(trx, {
    token_hash: hashToken(token),
    user_id: user.id,
    idle_minutes: idle,
    expires_at: calculateExpiry(idle, now, now),
    last_seen_at: now,
    created_at: now,
  });
  await changeUser(trx, user.id, { last_login_at: now });
  return token;
}
