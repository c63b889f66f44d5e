import { send, type Transport } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';

/** Mails a link to an address if it has an account. */
export const requestReset = (api: Transport, email: string) =>
  send(api, identityRoutes.forgotPassword, { body: { email } });
