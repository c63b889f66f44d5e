import { createHash } from 'node:crypto';
import type { Credentials } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { noteLogin, userByEmail, type UserRow } from '../identity.repository.ts';
import { addFailure, failuresOf, forgetFailures } from '../login-failures.repository.ts';
import { isPassword } from '../model/password.ts';
import { openSession } from './open-session.ts';

const windowMs = 15 * 60_000;
const allowedFailures = 10;

const accountKey = (email: string): string => createHash('sha256').update(email).digest('hex');

/** Opens a session. An unknown address and a wrong password differ in nothing that can be seen. */
export async function logIn(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { email, password, remember = false }: Credentials,
): Promise<{ token: string; user: UserRow }> {
  const now = clock.now();
  const key = accountKey(email);
  const windowStart = new Date(now.getTime() - windowMs);
  const past = await failuresOf(db, key, windowStart);
  if (past && past.failures >= allowedFailures * config.rateLimitScale) {
    const seconds = Math.ceil((past.windowStartedAt.getTime() + windowMs - now.getTime()) / 1000);
    throw new AppError('rate_limited', { seconds: Math.max(1, seconds) });
  }
  const user = await userByEmail(db, email);
  if (!(await isPassword(user?.password_hash ?? null, password)) || !user?.is_active) {
    await addFailure(db, key, windowStart, now);
    throw new AppError('identity.invalid_credentials');
  }
  return db.transaction().execute(async (trx) => {
    await forgetFailures(trx, key);
    await noteLogin(trx, user.id, now);
    return { token: await openSession(trx, user, remember, now), user };
  });
}
