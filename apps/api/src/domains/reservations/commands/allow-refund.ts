import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { type WantedRefund, giveUpPayments, transactionsOfReservations } from '../../payments/index.ts';
import { cancellationState } from '../model/cancellation-state.ts';
import { readQuote } from '../model/kept-quote.ts';
import { cancellationMailJob, refundMailJob } from '../reservations.jobs.ts';
import { cancellationVerdict } from '../reservations.policy.ts';
import { type Reservation, cancelById, lockReservation } from '../reservations.repository.ts';

type Dependencies = Pick<Deps, 'jobs' | 'clock' | 'config'>;

/**
 * Judges a refund on request. An operator may always give money back. A customer may ask alone while they could cancel
 * alone, or when the ride was cancelled and all of it is due; taking everything back cancels the ride.
 * @throws AppError `payments.refund_too_late` or `payments.not_refundable`
 */
export async function allowRefund(
  deps: Dependencies,
  trx: Connection,
  { payment, cents, isAll, by, reason }: WantedRefund,
): Promise<void> {
  const reservation = await lockReservation(trx, payment.reservation_id);
  if (!reservation) throw new AppError('payments.not_refundable');
  const reservationId = reservation.id;
  if (by === 'customer') {
    await requireAllowed(deps, trx, reservation);
    if (isAll && reservation.status !== 'cancelled') {
      const now = deps.clock.now();
      await cancelById(trx, reservationId, { cause: 'customer', reason, now });
      await giveUpPayments(deps, trx, [reservationId], 'reservation_cancelled');
      await deps.jobs.send(trx, cancellationMailJob, { reservationId });
      return;
    }
  }
  await deps.jobs.send(trx, refundMailJob, { reservationId, amountCents: cents });
}

async function requireAllowed(
  { clock, config }: Dependencies,
  trx: Connection,
  reservation: Reservation,
): Promise<void> {
  const { status, cancellation_cause: cause } = reservation;
  if (status === 'cancelled') {
    if (cause === 'operator' || cause === 'no_show') throw new AppError('payments.not_refundable');
    return;
  }
  const transactions = await transactionsOfReservations(trx, [reservation.id]);
  const { verdict } = cancellationVerdict(cancellationState(reservation, transactions), clock.now());
  if (verdict === 'allowed') return;
  const { selfServiceHours: hours } = readQuote(reservation).policy;
  throw new AppError('payments.refund_too_late', { hours, phone: config.brand.phone });
}
