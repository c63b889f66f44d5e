import { send, type Transport } from '@livree/api-client';
import { peopleRoutes, type GivenRole } from '@livree/contracts';

/** Gives somebody another role. */
export const changeRole = (api: Transport, id: number, role: GivenRole) =>
  send(api, peopleRoutes.changeRole, { params: { id }, body: { role } });
