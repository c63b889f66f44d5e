import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { legNames } from '../flights/leg-names.ts';
import type { LegOfRide } from '../flights/ride-flights.repository.ts';
import {
  cancellationMailJob,
  changeMailJob,
  confirmationMailJob,
  flightMailJob,
  followFlightJob,
  guestMailJob,
  refundMailJob,
  rideChangedJob,
  travellerMailJob,
} from '../reservations.jobs.ts';

type Jobs = Pick<Deps, 'jobs'>;

/** Informs the customer that their ride is booked: by the required mail, and through the channels they chose. */
export async function announceBooking(trx: Connection, { jobs }: Jobs, reservationId: number): Promise<void> {
  await jobs.send(trx, confirmationMailJob, { reservationId });
  await jobs.send(trx, guestMailJob, { reservationId, change: 'booked' });
  await jobs.send(trx, travellerMailJob, { reservationId, change: 'booked' });
  await jobs.send(trx, rideChangedJob, { reservationId, change: 'booked', amountCents: 0 });
  for (const leg of legNames) await jobs.send(trx, followFlightJob, { reservationId, leg });
}

/** For a change that took effect: what it was before, and the difference of the price. */
export async function announceChange(
  trx: Connection,
  { jobs }: Jobs,
  change: {
    readonly reservationId: number;
    readonly previousAt: string;
    readonly previousReturnAt: string | null;
    readonly differenceCents: number;
  },
): Promise<void> {
  const { reservationId } = change;
  await jobs.send(trx, changeMailJob, change);
  await jobs.send(trx, guestMailJob, { reservationId, change: 'changed' });
  await jobs.send(trx, travellerMailJob, { reservationId, change: 'changed' });
  await jobs.send(trx, rideChangedJob, { reservationId, change: 'changed', amountCents: 0 });
  for (const leg of legNames) await jobs.send(trx, followFlightJob, { reservationId, leg });
}

/** For a pickup that moved with the landing of its flight; the price stays. */
export async function announceFlightMove(
  trx: Connection,
  { jobs }: Jobs,
  { reservationId, ...move }: LegOfRide & { readonly previousAt: string },
): Promise<void> {
  await jobs.send(trx, flightMailJob, { reservationId, news: 'moved', ...move });
  await jobs.send(trx, guestMailJob, { reservationId, change: 'changed' });
  await jobs.send(trx, travellerMailJob, { reservationId, change: 'changed' });
  await jobs.send(trx, rideChangedJob, { reservationId, change: 'changed', amountCents: 0 });
}

export async function announceCancellation(
  trx: Connection,
  { jobs }: Jobs,
  reservationId: number,
): Promise<void> {
  await jobs.send(trx, cancellationMailJob, { reservationId });
  await jobs.send(trx, guestMailJob, { reservationId, change: 'cancelled' });
  await jobs.send(trx, travellerMailJob, { reservationId, change: 'cancelled' });
  await jobs.send(trx, rideChangedJob, { reservationId, change: 'cancelled', amountCents: 0 });
}

/** For a refund that leaves the ride unchanged. */
export async function announceRefund(
  trx: Connection,
  { jobs }: Jobs,
  {
    reason,
    ...refund
  }: { readonly reservationId: number; readonly amountCents: number; readonly reason: string | null },
): Promise<void> {
  await jobs.send(trx, refundMailJob, { ...refund, reason });
  await jobs.send(trx, rideChangedJob, { ...refund, change: 'refunded' });
}
