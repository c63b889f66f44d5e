import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../platform/audit/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { transactionsOfReservations } from '../../payments/index.ts';
import { linkState } from '../model/payment-link.ts';
import { lockReservation } from '../reservations.repository.ts';
import { openPaymentLink } from './open-payment-link.ts';

interface LinkRequest {
  readonly reservationId: number;
  /** For how many hours from now the link is good; it ends with the pickup in any case. */
  readonly hours: number;
  readonly actor: Actor;
}

const hourMs = 3_600_000;

/**
 * Mails the customer of a ride that waits for its payment a link to pay it, whoever booked it. A link that was sent before stays good, with
 * the new end.
 * @throws AppError `reservations.not_found`, `payments.none_pending` once it is paid or confirmed without, or `payments.hold_expired`
 */
export async function sendPaymentLink(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { reservationId, hours, actor }: LinkRequest,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const reservation = await lockReservation(trx, reservationId);
    if (!reservation) throw new AppError('reservations.not_found');
    const now = clock.now();
    const state = linkState(reservation, await transactionsOfReservations(trx, [reservationId]), now);
    if (state === 'paid' || reservation.status === 'confirmed') throw new AppError('payments.none_pending');
    const until = new Date(Math.min(now.getTime() + hours * hourMs, reservation.pickup_at.getTime()));
    if (state === 'ended' || until <= now) throw new AppError('payments.hold_expired');
    await openPaymentLink(
      trx,
      { clock, jobs },
      { reservation, until, actor, act: 'dispatch.sendPaymentLink' },
    );
  });
}
