import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import type { StoredChange } from '../changes/changes.repository.ts';
import type { RideTimes } from '../model/ride-times.ts';
import { acceptedChangeMailJob } from '../reservations.jobs.ts';
import type { Reservation } from '../reservations.repository.ts';

/** A customer reads a mail first: longer than at a checkout. */
const payHours = 24;

/** Until when the difference of an accepted request can be paid: a day, and never after either pickup. */
export const findPayUntil = (
  { clock }: Pick<Deps, 'clock'>,
  row: Pick<Reservation, 'pickup_at'>,
  { pickup }: Pick<RideTimes, 'pickup'>,
): Date =>
  new Date(Math.min(clock.now().getTime() + payHours * 3_600_000, row.pickup_at.getTime(), pickup.getTime()));

/** Tells the customer of a dearer ride that it changes once the difference is paid. */
export const announceAccepted = (
  trx: Connection,
  { jobs }: Pick<Deps, 'jobs'>,
  { change, payUntil }: { readonly change: StoredChange; readonly payUntil: Date },
): Promise<void> =>
  jobs.send(trx, acceptedChangeMailJob, {
    reservationId: change.reservation_id,
    differenceCents: change.total_cents - change.previous_total_cents,
    payUntil: payUntil.toISOString(),
  });
