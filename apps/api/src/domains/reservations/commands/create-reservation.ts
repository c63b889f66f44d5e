import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { TimedPayments, Transaction } from '../../payments/index.ts';
import type { Booking } from '../model/booking.ts';
import { newReservation } from '../model/new-reservation.ts';
import { type PaymentChoice, choosesPayment, paymentChoice } from '../model/payment-choice.ts';
import { reservationById } from '../reservations.repository.ts';
import { holdVehicle } from './hold-vehicle.ts';
import { payReservation } from './pay-reservation.ts';
import { sellRide } from './sell-ride.ts';
import { toKeyedRequest, findStoredReservation } from './stored-response.ts';

type Dependencies = Deps & { readonly payments: TimedPayments };

/**
 * Reserves a ride, opens its payment, and pays it if the request says how. A repeated key continues with the reservation of the first call, so a call
 * with a lost answer can be repeated without a second reservation or charge.
 * @throws AppError 409 if the vehicle is taken, `payments.hold_expired` if the ride of the key was cancelled, 422 if times, price, distance or key do not match, 504 without the
 * provider's answer
 */
export async function createReservation(deps: Dependencies, booking: Booking): Promise<Transaction> {
  const known = await findStoredReservation(deps.db, booking);
  const choice = paymentChoice(booking.request);
  const paid = choosesPayment(booking.request) ? choice : null;
  if (known) return continueReservation(deps, known, paid);
  const { desk } = booking;
  const sold = await sellRide(deps, { ...booking, isPlanned: desk !== undefined });
  const row = newReservation(deps, booking, sold);
  const held = await holdVehicle(deps, {
    row,
    keyed: toKeyedRequest(booking),
    choice,
    ...(desk && { desk }),
  });
  const reservationId = held?.id ?? (await findStoredReservation(deps.db, booking));
  if (!reservationId) throw new AppError('reservations.idempotency_in_progress');
  return payReservation(deps.payments, reservationId, paid);
}

/** A late payment can revive a ride whose hold is over; any other cancelled ride needs another key. */
async function continueReservation(
  { db, payments }: Dependencies,
  id: number,
  choice: PaymentChoice | null,
): Promise<Transaction> {
  const payment = await payReservation(payments, id, choice);
  if ((await reservationById(db, id))?.status === 'cancelled') throw new AppError('payments.hold_expired');
  return payment;
}
