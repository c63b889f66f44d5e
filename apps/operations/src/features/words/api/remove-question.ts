import { send, type Transport } from '@livree/api-client';
import { wordRoutes } from '@livree/contracts';

/** Deletes a question. @param version that of what the operator saw */
export const removeQuestion = (api: Transport, id: number, version: string) =>
  send(api, wordRoutes.removeQuestion, { params: { id }, query: { version } });
