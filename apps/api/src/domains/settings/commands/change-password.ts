import type { PasswordChange } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import {
  accountChangedMailJob,
  changeAccount,
  checkNewPassword,
  confirmHolder,
  hashPassword,
  replacePassword,
} from '../../identity/index.ts';
import { readUser } from './read-settings.ts';

const faults = {
  field: 'current_password',
  missing: 'validation.current_password_required',
  wrong: 'validation.current_password_wrong',
} as const;

/** Sets a new password, ends all sessions except that of `token`, and reports it to the holder by mail. @throws AppError 422, 403 or 429 */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  { userId, token }: { readonly userId: number; readonly token: string | null },
  { currentPassword, newPassword, newPasswordConfirmation }: PasswordChange,
): Promise<void> {
  const user = await readUser(deps.db, userId);
  checkNewPassword('new_password', newPassword, newPasswordConfirmation, user.email);
  await confirmHolder(deps, user, { token, password: currentPassword }, faults);
  const passwordHash = await hashPassword(newPassword);
  await changeAccount(deps, userId, async (trx) => {
    await replacePassword(trx, userId, passwordHash, token);
    await deps.jobs.send(trx, accountChangedMailJob, { userId, change: 'password-changed' });
  });
}
