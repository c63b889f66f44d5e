import { send, type Transport } from '@livree/api-client';
import { guestRoutes } from '@livree/contracts';

/** Mails a link to the guest that a mail's key names, or to the signed-in guest. */
export const requestGuestLink = (api: Transport, key?: string) =>
  send(api, guestRoutes.requestLink, { body: { key } });
