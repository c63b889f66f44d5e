import { send, type Transport } from '@livree/api-client';
import { settingsRoutes, type AccountRemoval } from '@livree/contracts';

/** Deletes the account for good. */
export const removeAccount = (api: Transport, body: AccountRemoval) =>
  send(api, settingsRoutes.removeAccount, { body });
