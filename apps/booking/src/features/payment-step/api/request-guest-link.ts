import { send, type Transport } from '@livree/api-client';
import { guestRoutes } from '@livree/contracts';

/** Mails the signed-in guest a link with which the account can be kept. */
export const requestGuestLink = (api: Transport) => send(api, guestRoutes.requestLink, { body: {} });
