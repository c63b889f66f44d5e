import { send, type Transport } from '@livree/api-client';
import { secondFactorRoutes } from '@livree/contracts';

/** Keeps the new app, proven by its code. */
export const addAuthenticator = (api: Transport, code: string) =>
  send(api, secondFactorRoutes.addAuthenticator, { body: { code } });
