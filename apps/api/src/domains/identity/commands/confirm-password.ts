import type { Deps } from '../../../deps.ts';
import { userById } from '../identity.repository.ts';
import { isPassword } from '../model/password.ts';
import { limitAttempts, passwordAttempts } from './limit-attempts.ts';

/**
 * Whether a signed-in person knows their own password; false also when the account has none.
 * A stolen session cannot try them out: failures count with those of log-ins.
 * @throws AppError `rate_limited` after too many failures
 */
export async function confirmPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: number,
  password: string,
): Promise<boolean> {
  const user = await userById(deps.db, userId);
  const limit = limitAttempts(deps, passwordAttempts, user?.email ?? '');
  await limit.refuseExcess();
  const isTheirs = await isPassword(user?.password_hash ?? null, password);
  if (!isTheirs) await limit.count();
  return isTheirs;
}
