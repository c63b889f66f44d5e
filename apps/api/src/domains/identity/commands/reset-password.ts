import type { PasswordReset } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { accountChangedMailJob } from '../identity.jobs.ts';
import { changeUser, userByEmail } from '../identity.repository.ts';
import { hashPassword } from '../model/password.ts';
import { hashToken } from '../../../platform/token.ts';
import { takeReset } from '../password-resets.repository.ts';
import { limitAttempts, passwordAttempts } from './limit-attempts.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { replacePassword } from './replace-password.ts';

/**
 * Uses a mailed link up: the password is replaced, every session ends, log-ins are no longer held back, and the
 * address counts as verified. @throws AppError `identity.reset_link_invalid` alike for an unknown address
 */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  { email, token, password, passwordConfirmation }: PasswordReset,
): Promise<void> {
  const { db, clock, jobs } = deps;
  if (password !== passwordConfirmation)
    throw fieldError('password_confirmation', 'validation.password_mismatch');
  refuseWeakPassword('password', password, email);
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const user = await userByEmail(trx, email);
    const isGood = user?.is_active && (await takeReset(trx, user.id, hashToken(token), now));
    if (!isGood) throw new AppError('identity.reset_link_invalid');
    await changeUser(trx, user.id, { email_verified_at: now });
    await replacePassword(trx, user.id, passwordHash);
    await limitAttempts(deps, passwordAttempts, email).forget(trx);
    await jobs.send(trx, accountChangedMailJob, { userId: user.id, change: 'password-reset' });
  });
}
