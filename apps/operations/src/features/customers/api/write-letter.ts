import { send, type Transport } from '@livree/api-client';
import { customerRoutes, type RouteRequest } from '@livree/contracts';

type Letter = RouteRequest<typeof customerRoutes.write>['body'];

/** Writes to a customer by mail. */
export const writeLetter = (api: Transport, id: number, letter: Letter) =>
  send(api, customerRoutes.write, { params: { id }, body: letter });
