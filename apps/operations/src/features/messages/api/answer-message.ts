import { send, type Transport } from '@livree/api-client';
import { contactRoutes } from '@livree/contracts';

/** Answers a message by mail. */
export const answerMessage = (api: Transport, id: number, answer: string) =>
  send(api, contactRoutes.answer, { params: { id }, body: { answer } });
