import { send, type Transport } from '@livree/api-client';
import { mailingRoutes } from '@livree/contracts';

/** Throws a draft away. */
export const removeMailing = (api: Transport, id: number) =>
  send(api, mailingRoutes.remove, { params: { id } });
