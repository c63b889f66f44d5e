import { send, type Transport } from '@livree/api-client';
import { passkeyRoutes } from '@livree/contracts';

/** Asks what the device needs to show a passkey. */
export const startPasskeySignIn = async (api: Transport) =>
  (await send(api, passkeyRoutes.startSignIn, {})).data;
