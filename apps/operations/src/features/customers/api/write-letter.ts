import { send, type Transport } from '@livree/api-client';
import { customerRoutes, type RouteRequest } from '@livree/contracts';

type Letter = RouteRequest<typeof customerRoutes.write>['body'];

/** Writes to a customer by mail. @param key one for a letter, however often it is sent */
export const writeLetter = (api: Transport, id: number, letter: Letter, key: string) =>
  send(api, customerRoutes.write, { params: { id }, body: letter, headers: { idempotencyKey: key } });
