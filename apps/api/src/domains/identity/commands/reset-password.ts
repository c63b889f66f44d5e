import type { PasswordReset } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { hashToken } from '../../../platform/token.ts';
import { accountChangedMailJob } from '../identity.jobs.ts';
import { changeUser, userByEmail, type UserRow } from '../identity.repository.ts';
import { takeLink } from '../mailed-links.repository.ts';
import { accountPasswords } from '../model/attempt-limits.ts';
import { hashPassword } from '../model/password.ts';
import { isFactorAsked } from '../model/role-in-session.ts';
import { lockUser } from '../personal-data.repository.ts';
import { checkNewPassword } from './check-new-password.ts';
import { limitAttempts } from './limit-attempts.ts';
import { removeSignInMethods } from './remove-sign-in-methods.ts';

/**
 * Uses a reset link: sets the password, removes every other sign-in method except the second factor of the company's people, resets the count of login attempts and verifies the
 * address. @throws AppError `identity.reset_link_invalid`, also for an unknown address
 */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  { email, token, password, passwordConfirmation }: PasswordReset,
): Promise<UserRow> {
  const { db, clock, jobs, config } = deps;
  checkNewPassword('password', password, passwordConfirmation, email);
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const user = await userByEmail(trx, email);
    if (
      !user?.is_active ||
      !(await lockUser(trx, user.id)) ||
      !(await takeLink(trx, 'password_resets', { userId: user.id, tokenHash: hashToken(token), now }))
    )
      throw new AppError('identity.reset_link_invalid');
    const factors = isFactorAsked(config, user.role);
    await removeSignInMethods(trx, deps, user.id, { factors });
    await changeUser(trx, user.id, { password_hash: passwordHash, email_verified_at: now });
    await limitAttempts(deps, accountPasswords, email).forget(trx);
    const change = factors ? 'password-reset-of-people' : 'password-reset';
    await jobs.send(trx, accountChangedMailJob, { userId: user.id, change });
    return user;
  });
}
