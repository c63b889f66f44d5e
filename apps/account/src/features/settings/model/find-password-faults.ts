import type { FormFaults } from '@livree/api-client';
import type { PasswordChange } from '@livree/contracts';

/** The faults between fields: a missing current password, and new passwords that differ. Keys of the contract's texts. */
export function findPasswordFaults(change: PasswordChange, hasPassword: boolean): FormFaults {
  const { currentPassword, newPassword, newPasswordConfirmation } = change;
  const isMissing = hasPassword && !currentPassword;
  const isDifferent = newPasswordConfirmation !== '' && newPassword !== newPasswordConfirmation;
  return {
    ...(isMissing && { currentPassword: 'validation.current_password_required' }),
    ...(isDifferent && { newPasswordConfirmation: 'validation.password_mismatch' }),
  };
}
