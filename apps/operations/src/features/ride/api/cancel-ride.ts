import { send, type Transport } from '@livree/api-client';
import { reservationRoutes } from '@livree/contracts';

/** Cancels a ride for a customer on the telephone. */
export const cancelRide = (api: Transport, id: number, reason: string) =>
  send(api, reservationRoutes.cancel, { params: { id }, body: { reason } });
