import { send, type Transport } from '@livree/api-client';
import { passkeyRoutes } from '@livree/contracts';

/** Returns the options for creating a passkey. An account with a password must send it. */
export const startAddingPasskey = async (api: Transport, password: string | undefined) =>
  (await send(api, passkeyRoutes.startAdding, { body: { password } })).data;
