import { send, type Transport } from '@livree/api-client';
import { passkeyRoutes } from '@livree/contracts';

/** Deletes a passkey, which then no longer signs in. */
export const removePasskey = (api: Transport, id: number) =>
  send(api, passkeyRoutes.remove, { params: { id } });
