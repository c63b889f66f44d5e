import { type RouteAnswer, bookedAnswer, type reservationRoutes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Connection } from '../../../platform/db/index.ts';
import { type KeyedRequest, keyedRequests } from '../../../platform/idempotency/index.ts';
import { changeReturnPath, transactionsOfReservations } from '../../payments/index.ts';
import type { Booking } from '../model/booking.ts';
import { paymentFingerprint, rideFingerprint } from '../model/fingerprint.ts';
import { paymentChoice } from '../model/payment-choice.ts';
import { newestPayment } from '../model/payment-standing.ts';
import { canRetryPayment } from './pay-reservation.ts';

export type BookedAnswer = RouteAnswer<typeof reservationRoutes.create>;

/** The stored booking requests by the keys of their drafts: another ride with the same key is refused. */
export const bookingRequests = keyedRequests({
  call: 'reservations.create',
  mismatch: 'reservations.idempotency_mismatch',
  outcome: z.object({
    reservationId: z.int(),
    /** The fingerprint of the payment method of that answer. */
    paymentFingerprint: z.string(),
    answer: z.nullable(z.unknown()),
  }),
});

/** The request by its key; null without a key. */
export const toKeyedRequest = ({ key, customer, request }: Booking): KeyedRequest | null =>
  key === null ? null : { userId: customer.id, key, fingerprint: rideFingerprint(request) };

/** The reservation that an earlier, equal request created. @throws AppError if the key was used for another ride */
export async function findStoredReservation(db: Connection, booking: Booking): Promise<number | undefined> {
  const request = toKeyedRequest(booking);
  const known = request && (await bookingRequests.find(db, request));
  return known?.outcome?.reservationId;
}

/**
 * The response to an earlier, equal request. None while it runs, if it was refused, if the payment method differs, if its
 * payment was cancelled and a new one is needed, or if an older release stored another format.
 */
export async function findStoredResponse(
  db: Connection,
  booking: Booking,
): Promise<BookedAnswer | undefined> {
  const request = toKeyedRequest(booking);
  const outcome = (request && (await bookingRequests.find(db, request)))?.outcome;
  if (!outcome?.answer) return undefined;
  const choice = paymentChoice(booking.request);
  if (outcome.paymentFingerprint !== paymentFingerprint(choice)) return undefined;
  const newest = newestPayment(await transactionsOfReservations(db, [outcome.reservationId]));
  if (newest) await changeReturnPath(db, newest, choice.returnPath);
  if (!newest || canRetryPayment(newest)) return undefined;
  return z.safeDecode(bookedAnswer, z.parse(wire, outcome.answer)).data;
}

const wire = z.custom<z.input<typeof bookedAnswer>>();

/** Stores the response, for a repetition of the request. */
export async function storeResponse(db: Connection, booking: Booking, answer: BookedAnswer): Promise<void> {
  const request = toKeyedRequest(booking);
  if (!request) return;
  await bookingRequests.save(db, request, {
    reservationId: answer.data.reservation.id,
    paymentFingerprint: paymentFingerprint(paymentChoice(booking.request)),
    answer: z.encode(bookedAnswer, answer),
  });
}
