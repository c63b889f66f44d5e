import type { Deps } from '../../../deps.ts';
import { userById } from '../identity.repository.ts';
import { ownPasswords } from '../model/attempt-limits.ts';
import { isPassword } from '../model/password.ts';
import { limitAttempts } from './limit-attempts.ts';

/**
 * Checks the password of a signed-in user; false if the account has none. A stolen session cannot try passwords
 * without limit, and strangers' failed logins do not delay the user.
 * @throws AppError `rate_limited` after too many failures
 */
export async function confirmPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: number,
  password: string,
): Promise<boolean> {
  const user = await userById(deps.db, userId);
  const attempts = limitAttempts(deps, ownPasswords, String(userId));
  await attempts.take();
  const isTheirs = await isPassword(user?.password_hash ?? null, password);
  if (isTheirs) await attempts.forget(deps.db);
  return isTheirs;
}
