import { send, type Transport } from '@livree/api-client';
import { passkeyRoutes } from '@livree/contracts';

/** Asks what the device needs to make a passkey. An account that has a password gives it. */
export const startAddingPasskey = async (api: Transport, password: string | undefined) =>
  (await send(api, passkeyRoutes.startAdding, { body: { password } })).data;
