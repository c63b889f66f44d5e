import { send, type Transport } from '@livree/api-client';
import { wordRoutes } from '@livree/contracts';

/** Deletes an entry of the timeline. @param version that of what the operator saw */
export const removeYear = (api: Transport, id: number, version: string) =>
  send(api, wordRoutes.removeYear, { params: { id }, query: { version } });
