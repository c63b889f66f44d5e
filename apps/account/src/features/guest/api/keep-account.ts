import { send, type Transport } from '@livree/api-client';
import { guestRoutes } from '@livree/contracts';

interface NewPassword {
  readonly password: string;
  readonly passwordConfirmation: string;
}

/** Makes the guest a customer; without a password, a passkey follows. */
export const keepAccount = (api: Transport, password?: NewPassword) =>
  send(api, guestRoutes.keep, { body: password ?? {} });
