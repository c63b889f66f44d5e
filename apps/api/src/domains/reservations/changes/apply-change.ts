import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { announceChange } from '../commands/announce.ts';
import { endHolds } from '../commands/end-holds.ts';
import { isSlotFree, lockVehicle } from '../holds.repository.ts';
import { occupiedSlot, soldColumns } from '../model/new-reservation.ts';
import { type Reservation, changeReservation } from '../reservations.repository.ts';
import { type StoredChange, markApplied } from './changes.repository.ts';
import type { ChangedRide } from './price-change.ts';

type Dependencies = Pick<Deps, 'clock' | 'config' | 'jobs'>;

/**
 * Puts a change into effect inside the caller's transaction, which has locked the ride, and announces it. False if
 * another ride has the vehicle by now; then nothing has changed.
 */
export async function applyChange(
  trx: Connection,
  deps: Dependencies,
  {
    row,
    change,
    ride,
  }: { readonly row: Reservation; readonly change: StoredChange; readonly ride: ChangedRide },
): Promise<boolean> {
  const now = deps.clock.now();
  if (!(await occupy(trx, deps, row, ride))) return false;
  await markApplied(trx, change.id, now);
  await announceChange(trx, deps, {
    reservationId: row.id,
    previousAt: row.pickup_at.toISOString(),
    previousReturnAt: row.return_at?.toISOString() ?? null,
    differenceCents: change.total_cents - change.previous_total_cents,
  });
  return true;
}

/** Moves the ride to its new vehicle and period; the constraint decides between two rides. */
async function occupy(
  trx: Connection,
  { clock, config, jobs }: Dependencies,
  row: Reservation,
  ride: ChangedRide,
): Promise<boolean> {
  const now = clock.now();
  const slot = occupiedSlot(config, ride.request, ride);
  await lockVehicle(trx, slot.vehicleId);
  await endHolds(trx, { jobs, clock }, slot);
  // A row that only the constraint refuses could block another transaction, each waiting for the other.
  if (!(await isSlotFree(trx, slot, { customerId: null, now, besides: row.id }))) return false;
  const columns = soldColumns(ride.request, ride);
  return changeReservation(trx, row.id, { ...columns, period: slot.period, now });
}
