import { send, type Transport } from '@livree/api-client';
import { peopleRoutes } from '@livree/contracts';

/** Signs somebody out everywhere. */
export const endSessions = (api: Transport, id: number) =>
  send(api, peopleRoutes.endSessions, { params: { id } });
