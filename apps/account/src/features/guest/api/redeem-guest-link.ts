import { send, type Transport } from '@livree/api-client';
import { guestRoutes } from '@livree/contracts';

/** Uses a link up. */
export const redeemGuestLink = (api: Transport, token: string) =>
  send(api, guestRoutes.redeemLink, { body: { token } });
