import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { type PaidReservations, type Transaction, transactionsOfReservations } from '../../payments/index.ts';
import { acceptDifference } from '../changes/accept-difference.ts';
import { issueBills } from '../documents/commands/issue-bills.ts';
import { declinedRefundMailJob, failedRefundMailJob, returnedPaymentMailJob } from '../reservations.jobs.ts';
import {
  type Reservation,
  cancelById,
  lockReservation,
  moveReservation,
  reviveExpired,
} from '../reservations.repository.ts';
import { announceBooking, announceRefund } from './announce.ts';

type Dependencies = Pick<Deps, 'jobs' | 'clock' | 'config'>;

/** The effects of payments and refunds on their reservations. */
export function paidReservations(deps: Dependencies): PaidReservations {
  const { jobs, clock } = deps;
  return {
    lock: async (trx, reservationId) => {
      await lockReservation(trx, reservationId);
    },
    async paid(trx, payment) {
      const reservationId = payment.reservation_id;
      if (payment.change_id !== null) {
        if (await acceptDifference(trx, deps, payment)) return 'used';
      } else if (await isWanted(trx, payment, clock.now())) {
        await announceBooking(trx, deps, reservationId);
        return 'used';
      }
      await jobs.send(trx, returnedPaymentMailJob, { reservationId, amountCents: payment.amount_cents });
      return 'surplus';
    },
    issueBills: async (trx, reservationId) => {
      await issueBills(trx, deps, reservationId);
    },
    refundDecided: (trx, refund) =>
      announceRefund(trx, deps, {
        ...mailed(refund),
        // That of a request is the customer's own.
        reason: refund.decision === null ? refund.reason : null,
      }),
    refundDeclined: (trx, request) =>
      jobs.send(trx, declinedRefundMailJob, { ...mailed(request), reason: request.decision_reason ?? '' }),
    refundFailed: (trx, refund) => jobs.send(trx, failedRefundMailJob, mailed(refund)),
  };
}

const mailed = ({ reservation_id: reservationId, amount_cents: amountCents }: Transaction) => ({
  reservationId,
  amountCents,
});

async function isWanted(trx: Connection, payment: Transaction, now: Date): Promise<boolean> {
  const reservation = await lockReservation(trx, payment.reservation_id);
  if (reservation && isMissed(reservation, now)) {
    await cancelById(trx, reservation.id, { cause: 'expired', now });
    return false;
  }
  switch (reservation?.status) {
    case 'pending':
      return (await moveReservation(trx, reservation.id, 'confirmed', now)) !== undefined;
    case 'cancelled':
      return reservation.cancellation_cause === 'expired' && reviveExpired(trx, reservation.id, now);
    case undefined:
      return false;
    default:
      return !(await isPaidOtherwise(trx, payment));
  }
}

/** Its pickup has passed without a payment or a drive. */
function isMissed(reservation: Reservation, now: Date): boolean {
  const { status, cancellation_cause: cause, hold_expires_at: held, pickup_at: pickup } = reservation;
  const ranOut = status === 'pending' ? held !== null && held <= now : cause === 'expired';
  return ranOut && pickup <= now;
}

/** Whether another payment already covers it; an operator may have confirmed it before it was paid. */
async function isPaidOtherwise(trx: Connection, payment: Transaction): Promise<boolean> {
  const transactions = await transactionsOfReservations(trx, [payment.reservation_id]);
  return transactions.some(
    ({ id, type, status }) => id !== payment.id && type === 'payment' && status === 'completed',
  );
}
