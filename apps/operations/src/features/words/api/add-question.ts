import { send, type Transport } from '@livree/api-client';
import { type QuestionRequest, wordRoutes } from '@livree/contracts';

/** Adds a question behind the others. @param key one for a question, however often it is sent */
export const addQuestion = (api: Transport, body: QuestionRequest, key: string) =>
  send(api, wordRoutes.addQuestion, { body, headers: { idempotencyKey: key } });
