import { send, type Transport } from '@livree/api-client';
import { type QuestionOrder, wordRoutes } from '@livree/contracts';

/** Puts the questions into another order. */
export const orderQuestions = (api: Transport, body: QuestionOrder) =>
  send(api, wordRoutes.orderQuestions, { body });
