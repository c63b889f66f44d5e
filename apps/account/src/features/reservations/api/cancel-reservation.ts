import { send, type Transport } from '@livree/api-client';
import { reservationRoutes } from '@livree/contracts';

/** Cancels a reservation, with the customer's reason if there is one. */
export const cancelReservation = (api: Transport, id: number, reason: string) =>
  send(api, reservationRoutes.cancel, { params: { id }, body: reason.trim() ? { reason } : {} });
