import { send, type Transport } from '@livree/api-client';
import { guestRoutes } from '@livree/contracts';

/** Mails a link to the guest that a mail's key names, or to the signed-in guest. */
export const requestGuestLink = (api: Transport, key?: string) =>
  send(api, guestRoutes.requestLink, { body: { key } });

/** Uses a link up. */
export const redeemGuestLink = (api: Transport, token: string) =>
  send(api, guestRoutes.redeemLink, { body: { token } });

/** Makes the guest a customer; without a password, a passkey follows. */
export const keepAccount = (
  api: Transport,
  password?: { readonly password: string; readonly passwordConfirmation: string },
) => send(api, guestRoutes.keep, { body: password ?? {} });

/** Gives the guest's rides to the account with the same address. */
export const joinAccount = (api: Transport) => send(api, guestRoutes.join, {});
