import { send, type Transport } from '@livree/api-client';
import { identityRoutes, type Registration } from '@livree/contracts';

/** Creates an account and opens its session. */
export const register = (api: Transport, registration: Registration) =>
  send(api, identityRoutes.register, { body: registration });
