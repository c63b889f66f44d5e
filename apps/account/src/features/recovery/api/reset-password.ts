import { send, type Transport } from '@livree/api-client';
import { identityRoutes, type PasswordReset } from '@livree/contracts';

/** Uses the link: sets the new password and ends every session. */
export const resetPassword = (api: Transport, reset: PasswordReset) =>
  send(api, identityRoutes.resetPassword, { body: reset });
