import { type RouteAnswer, bookedAnswer, type reservationRoutes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { leadBackTo, transactionsOfReservations } from '../../payments/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { Connection } from '../../../platform/db/index.ts';
import type { Booking } from '../model/booking.ts';
import { paymentFingerprint, rideFingerprint } from '../model/fingerprint.ts';
import { paymentChoice } from '../model/payment-choice.ts';
import { newestPayment } from '../model/payment-standing.ts';
import { type KnownRequest, knownRequest, updateRequest } from '../reservation-requests.repository.ts';
import { isWorthAnother } from './pay-reservation.ts';

export type BookedAnswer = RouteAnswer<typeof reservationRoutes.create>;

/** The request that came with this key before. @throws AppError when the key was used for another ride */
export async function sameRequest(
  db: Connection,
  { key, customer, request }: Booking,
): Promise<KnownRequest | undefined> {
  const known = key === null ? undefined : await knownRequest(db, { customerId: customer.id, key });
  if (known && known.fingerprint !== rideFingerprint(request)) {
    throw new AppError('reservations.idempotency_mismatch');
  }
  return known;
}

/**
 * The answer that this very request got the first time. None while it is under way, when it was refused, when it pays
 * by other means now, or when its payment was called off and a new one is wanted.
 */
export async function answerGivenBefore(db: Connection, booking: Booking): Promise<BookedAnswer | undefined> {
  const known = await sameRequest(db, booking);
  if (!known?.answer || known.reservation_id === null) return undefined;
  const choice = paymentChoice(booking.request);
  if (known.payment_fingerprint !== paymentFingerprint(choice)) return undefined;
  const newest = newestPayment(await transactionsOfReservations(db, [known.reservation_id]));
  if (newest) await leadBackTo(db, newest, choice.returnPath);
  return newest && isWorthAnother(newest) ? undefined : z.decode(bookedAnswer, z.parse(wire, known.answer));
}

const wire = z.custom<z.input<typeof bookedAnswer>>();

export async function keepAnswer(db: Connection, booking: Booking, answer: BookedAnswer): Promise<void> {
  const { key, customer, request } = booking;
  if (key === null) return;
  await updateRequest(
    db,
    { customerId: customer.id, key },
    {
      answer: JSON.stringify(z.encode(bookedAnswer, answer)),
      payment_fingerprint: paymentFingerprint(paymentChoice(request)),
    },
  );
}
