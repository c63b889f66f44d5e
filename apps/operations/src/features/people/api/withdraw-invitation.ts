import { send, type Transport } from '@livree/api-client';
import { peopleRoutes } from '@livree/contracts';

/** Makes the link of an invitation worthless. */
export const withdrawInvitation = (api: Transport, id: number) =>
  send(api, peopleRoutes.withdraw, { params: { id } });
