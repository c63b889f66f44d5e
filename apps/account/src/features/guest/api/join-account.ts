import { send, type Transport } from '@livree/api-client';
import { guestRoutes } from '@livree/contracts';

/** Gives the guest's rides to the account with the same address. */
export const joinAccount = (api: Transport) => send(api, guestRoutes.join, {});
