import { send, type Transport } from '@livree/api-client';
import { passkeyRoutes } from '@livree/contracts';

/** Forgets a passkey: it signs in no more. */
export const removePasskey = (api: Transport, id: number) =>
  send(api, passkeyRoutes.remove, { params: { id } });
