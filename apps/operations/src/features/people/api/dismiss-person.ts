import { send, type Transport } from '@livree/api-client';
import { peopleRoutes } from '@livree/contracts';

/** Takes the role of somebody away. */
export const dismissPerson = (api: Transport, id: number) =>
  send(api, peopleRoutes.dismiss, { params: { id } });
