import { type ReservationStatus, reservationStatuses } from '@livree/contracts';

export type CancellationCause =
  | 'customer'
  | 'operator'
  | 'no_show'
  | 'expired'
  | 'superseded'
  | 'unavailable';

const moves: Readonly<Record<ReservationStatus, readonly ReservationStatus[]>> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['in_progress', 'cancelled'],
  in_progress: ['completed'],
  completed: [],
  cancelled: [],
};

/** The statuses before `to`, for the `where` of a compare-and-set. */
export function statusesBefore(to: ReservationStatus): ReservationStatus[] {
  return reservationStatuses.filter((from) => moves[from].includes(to));
}

/** Statuses in which a reservation occupies its vehicle; the database's exclusion constraint lists the same. */
export const occupyingStatuses = ['pending', 'confirmed', 'in_progress'] as const;
