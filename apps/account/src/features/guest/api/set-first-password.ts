import { send, type Transport } from '@livree/api-client';
import { settingsRoutes } from '@livree/contracts';
import type { NewPassword } from './keep-account.ts';

/**
 * For an account that was kept before, when no passkey was made or no answer came. As the current password too, the new
 * one passes only if the account has none yet, or this one.
 */
export const setFirstPassword = (api: Transport, { password, passwordConfirmation }: NewPassword) =>
  send(api, settingsRoutes.setPassword, {
    body: {
      currentPassword: password,
      newPassword: password,
      newPasswordConfirmation: passwordConfirmation,
    },
  });

/** The field of the guest's form for each one of `settings.setPassword`. */
const fields = new Map([
  ['currentPassword', 'password'],
  ['newPassword', 'password'],
  ['newPasswordConfirmation', 'passwordConfirmation'],
]);

/** The field of the guest's form for a fault. */
export const keptFieldOf = (path: string): string => fields.get(path) ?? path;
