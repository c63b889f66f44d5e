import { send, type Transport } from '@livree/api-client';
import { passkeyRoutes } from '@livree/contracts';

/** Returns the options for signing in with a passkey. */
export const startPasskeySignIn = async (api: Transport) =>
  (await send(api, passkeyRoutes.startSignIn, {})).data;
