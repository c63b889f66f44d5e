import { send, type Transport } from '@livree/api-client';
import { wordRoutes, type YearRequest } from '@livree/contracts';

/** Adds an entry of the timeline. @param key one for an entry, however often it is sent */
export const addYear = (api: Transport, body: YearRequest, key: string) =>
  send(api, wordRoutes.addYear, { body, headers: { idempotencyKey: key } });
