import { send, type Transport } from '@livree/api-client';
import { dispatchRoutes } from '@livree/contracts';

/** Leaves a ride as it is, with a reason that its customer reads. */
export const declineRequest = (api: Transport, id: number, reason: string) =>
  send(api, dispatchRoutes.declineRequest, { params: { id }, body: { reason } });
