import { ApiError } from '@livree/api-client';
import { ourName, passwordChange, type PasswordChange } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

/**
 * Reports all errors of a password change at once: those of its fields, a missing current password, and new passwords
 * that differ.
 * @throws ApiError `validation`
 */
export function checkPasswordChange(change: PasswordChange, hasPassword: boolean): void {
  const { error } = z.safeEncode(passwordChange, change);
  const fieldErrors: Record<string, string[]> = {};
  for (const issue of error?.issues ?? [])
    (fieldErrors[ourName(issue.path.join('.'))] ??= []).push(issue.message);
  if (hasPassword && !change.currentPassword)
    fieldErrors['currentPassword'] = ['validation.current_password_required'];
  if (change.newPasswordConfirmation !== '' && change.newPassword !== change.newPasswordConfirmation)
    fieldErrors['newPasswordConfirmation'] = ['validation.password_mismatch'];
  if (Object.keys(fieldErrors).length === 0) return;
  throw new ApiError({ status: 422, code: 'validation', message: '', fieldErrors });
}
