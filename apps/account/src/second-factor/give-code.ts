import { send, type Transport } from '@livree/api-client';
import { secondFactorRoutes } from '@livree/contracts';

/** Gives a code of the app or a recovery code. */
export const giveCode = (api: Transport, code: string) =>
  send(api, secondFactorRoutes.give, { body: { code } });
