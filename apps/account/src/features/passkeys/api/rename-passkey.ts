import { send, type Transport } from '@livree/api-client';
import { passkeyRoutes } from '@livree/contracts';

/** Renames a passkey. */
export const renamePasskey = (api: Transport, id: number, name: string) =>
  send(api, passkeyRoutes.rename, { params: { id }, body: { name } });
