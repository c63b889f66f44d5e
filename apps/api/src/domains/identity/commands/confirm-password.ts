import type { Deps } from '../../../deps.ts';
import { userById } from '../identity.repository.ts';
import { isPassword } from '../model/password.ts';
import { ownPasswords } from '../model/pace.ts';
import { paceAttempts } from './pace-attempts.ts';

/**
 * Whether a signed-in person knows their own password; false also when the account has none.
 * A stolen session cannot try them out, and what strangers try at log-in does not hold the person back.
 * @throws AppError `rate_limited` after too many failures
 */
export async function confirmPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: number,
  password: string,
): Promise<boolean> {
  const user = await userById(deps.db, userId);
  const attempts = paceAttempts(deps, ownPasswords, String(userId));
  await attempts.take();
  const isTheirs = await isPassword(user?.password_hash ?? null, password);
  if (isTheirs) await attempts.forget(deps.db);
  return isTheirs;
}
