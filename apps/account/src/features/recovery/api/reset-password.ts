import { send, type Transport } from '@livree/api-client';
import { identityRoutes, type PasswordReset } from '@livree/contracts';

/** Uses the link up: the new password counts and every session ends. */
export const resetPassword = (api: Transport, reset: PasswordReset) =>
  send(api, identityRoutes.resetPassword, { body: reset });
