import type { PasswordChange } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import {
  accountChangedMailJob,
  checkNewPassword,
  confirmHolder,
  hashPassword,
  isFactorAsked,
  lockHolder,
  removeSignInMethods,
  replacePassword,
} from '../../identity/index.ts';
import { readUser } from './read-settings.ts';

const faults = {
  field: 'current_password',
  missing: 'validation.current_password_required',
  wrong: 'validation.current_password_wrong',
} as const;

/**
 * Sets a new password and ends all sessions except that of `token`; if the holder wishes, it also removes every other
 * way in. A mail reports it. @throws AppError 401, 422, 403 or 429
 */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  { userId, token }: { readonly userId: number; readonly token: string | null },
  { currentPassword, newPassword, newPasswordConfirmation, removeWaysIn: isThorough = false }: PasswordChange,
): Promise<void> {
  const user = await readUser(deps.db, userId);
  if (user.guest_email !== null) throw new AppError('identity.guest');
  checkNewPassword('new_password', newPassword, newPasswordConfirmation, user.email);
  await confirmHolder(deps, user, { token, password: currentPassword }, faults);
  const passwordHash = await hashPassword(newPassword);
  await deps.db.transaction().execute(async (trx) => {
    await lockHolder(trx, { userId, token });
    const factors = isFactorAsked(deps.config, user.role);
    if (isThorough) await removeSignInMethods(trx, deps, userId, { token, factors });
    await replacePassword(trx, userId, passwordHash, token);
    const removed = factors ? 'ways-in-removed-of-people' : 'ways-in-removed';
    const change = isThorough ? removed : 'password-changed';
    await deps.jobs.send(trx, accountChangedMailJob, { userId, change });
  });
}
