import type { Transaction } from '../../payments/index.ts';
import type { CancellationState } from '../reservations.policy.ts';
import type { Reservation } from '../reservations.repository.ts';
import { paidCents } from './payment-standing.ts';
import { readQuote } from './stored-quote.ts';

/** The data of a stored reservation for its cancellation policy, which is the one of its sale. */
export function cancellationState(
  reservation: Reservation,
  transactions: readonly Transaction[],
): CancellationState {
  return {
    status: reservation.status,
    pickupAt: reservation.pickup_at,
    paidCents: paidCents(transactions),
    policy: readQuote(reservation).policy,
  };
}
