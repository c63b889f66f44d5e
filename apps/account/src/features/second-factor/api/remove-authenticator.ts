import { send, type Transport } from '@livree/api-client';
import { secondFactorRoutes } from '@livree/contracts';

/** Forgets the app. */
export const removeAuthenticator = (api: Transport) => send(api, secondFactorRoutes.removeAuthenticator, {});
