import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { reviewMailJob } from '../reservations.jobs.ts';
import { lockReservation, moveReservation } from '../reservations.repository.ts';
import { announceBooking } from './announce.ts';

const acts = {
  confirmed: 'reservations.confirm',
  in_progress: 'reservations.start',
  completed: 'reservations.complete',
} as const;

interface Advance {
  readonly reservationId: number;
  readonly to: keyof typeof acts;
  readonly actor: Actor;
}

/**
 * Advances a reservation for an operator: confirmed before it is paid, started, completed.
 * @throws AppError `reservations.not_found`, or `invalid_transition` from any other status
 */
export async function advanceReservation(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { reservationId, to, actor }: Advance,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await lockReservation(trx, reservationId);
    if (!before) throw new AppError('reservations.not_found');
    const now = clock.now();
    const moved = await moveReservation(trx, reservationId, to, now);
    if (!moved) throw new AppError('reservations.invalid_transition', { status: before.status });
    if (to === 'confirmed') await announceBooking(trx, { jobs }, reservationId);
    if (to === 'completed') await jobs.send(trx, reviewMailJob, { reservationId });
    await recordAct(trx, {
      actor,
      at: now,
      act: acts[to],
      subject: 'reservations',
      subjectId: reservationId,
      before: { status: before.status },
      after: { status: to },
    });
  });
}
