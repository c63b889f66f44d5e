import { send, type Transport } from '@livree/api-client';
import { settingsRoutes, type PasswordChange } from '@livree/contracts';

/** Sets a new password; every other session ends. */
export const changePassword = (api: Transport, body: PasswordChange) =>
  send(api, settingsRoutes.setPassword, { body });
