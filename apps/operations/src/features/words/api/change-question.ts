import { send, type Transport } from '@livree/api-client';
import { type QuestionRequest, wordRoutes } from '@livree/contracts';

/** Changes a question. @param version that of what was edited */
export const changeQuestion = (api: Transport, id: number, body: QuestionRequest, version: string) =>
  send(api, wordRoutes.changeQuestion, { params: { id }, body: { ...body, version } });
