import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { moveReservation, reservationById } from '../reservations.repository.ts';
import { announceBooking } from './announce.ts';

/**
 * Advances a reservation for an operator: confirmed before it is paid, started, completed.
 * @throws AppError `reservations.not_found`, or `invalid_transition` from any other status
 */
export async function advanceReservation(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  reservationId: number,
  to: 'confirmed' | 'in_progress' | 'completed',
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const moved = await moveReservation(trx, reservationId, to, clock.now());
    if (moved) {
      if (to === 'confirmed') await announceBooking(trx, { jobs }, reservationId);
      return;
    }
    const reservation = await reservationById(trx, reservationId);
    if (!reservation) throw new AppError('reservations.not_found');
    throw new AppError('reservations.invalid_transition', { status: reservation.status });
  });
}
