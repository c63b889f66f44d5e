import { send, type Transport } from '@livree/api-client';
import { reservationRoutes } from '@livree/contracts';

/** Whether a reservation has been paid; false if it is unknown. */
export async function isReservationPaid(api: Transport, reservationId: number): Promise<boolean> {
  try {
    const { data } = await send(api, reservationRoutes.read, { params: { id: reservationId } });
    return data.reservation.paymentStatus === 'paid';
  } catch {
    return false;
  }
}
