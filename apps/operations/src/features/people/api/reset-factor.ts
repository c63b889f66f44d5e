import { send, type Transport } from '@livree/api-client';
import { peopleRoutes } from '@livree/contracts';

/** Removes every second factor of somebody, who sets one up again. */
export const resetFactor = (api: Transport, id: number) =>
  send(api, peopleRoutes.resetFactor, { params: { id } });
