import type { Reservation, Transaction } from '@livree/contracts';
import { buildTransaction } from '../builders/payments.ts';
import { buildReservation } from '../builders/reservations.ts';

const hourMs = 3_600_000;

const localTime = (instant: Date): string => instant.toISOString().slice(0, 16);

/** One ride of every kind that a list must show, at times around `now`. */
export function startingRides(now: Date): { reservations: Reservation[]; transactions: Transaction[] } {
  const inHours = (hours: number) => localTime(new Date(now.getTime() + hours * hourMs));
  const reservations = [
    ride(105, { status: 'confirmed', pickupAt: inHours(24 * 9) }),
    ride(104, { status: 'confirmed', pickupAt: inHours(20), canCancel: false }),
    ride(103, { status: 'completed', pickupAt: inHours(-24 * 12), canCancel: false }),
    ride(102, {
      status: 'cancelled',
      pickupAt: inHours(-24 * 20),
      canCancel: false,
      paymentStatus: 'refunded',
      cancellationReason: 'Réunion déplacée',
    }),
    ride(101, { status: 'completed', pickupAt: inHours(-24 * 60), canCancel: false, roundTrip: true }),
  ];
  return { reservations, transactions: reservations.map(buildPayment) };
}

function ride(id: number, given: Partial<Reservation>): Reservation {
  return buildReservation({
    id,
    reference: `LIV-${String(id).padStart(6, '0')}`,
    paymentIntentId: `pi_fake_${id}`,
    ...given,
  });
}

/** The completed payment of a ride. */
export function buildPayment(reservation: Reservation): Transaction {
  const { id, reference, pickupAddress, destinationAddress, pickupAt, totalPrice, paymentIntentId } =
    reservation;
  return buildTransaction({
    id: 400 + id,
    transactionId: `TXN-${String(400 + id).padStart(6, '0')}`,
    method: reservation.paymentProvider,
    amount: totalPrice,
    refundable: totalPrice,
    netAmount: totalPrice,
    paymentIntentId,
    createdAt: reservation.createdAt,
    processedAt: reservation.createdAt,
    reservation: { id, reference, pickupAddress, destinationAddress, pickupAt },
  });
}
