import { send, type Transport } from '@livree/api-client';
import { priceRoutes } from '@livree/contracts';

/** Throws all drafts away. */
export const discardDrafts = (api: Transport) => send(api, priceRoutes.discard, {});
