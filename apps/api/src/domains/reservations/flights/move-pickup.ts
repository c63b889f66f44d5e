import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { localTime } from '../../../platform/local-time.ts';
import { toSoldRequest } from '../changes/sold-request.ts';
import { endHolds } from '../commands/end-holds.ts';
import { isSlotFree, lockVehicle } from '../holds.repository.ts';
import { rideFingerprint } from '../model/fingerprint.ts';
import { occupiedSlot } from '../model/new-reservation.ts';
import { readQuote } from '../model/stored-quote.ts';
import { changeReservation, type Reservation } from '../reservations.repository.ts';
import type { LegName } from './leg-names.ts';

interface Moved {
  readonly row: Reservation;
  readonly leg: LegName;
  readonly pickup: Date;
}

/**
 * Moves the pickup of a way of a locked ride at its price; the constraint decides between two rides. False, and nothing has
 * changed, if the vehicle is not free then, or the way there would not be over before the way back.
 */
export async function movePickup(
  trx: Connection,
  { clock, config, jobs }: Pick<Deps, 'clock' | 'config' | 'jobs'>,
  { row, leg, pickup: moved }: Moved,
): Promise<boolean> {
  const priced = readQuote(row);
  const isReturn = leg === 'return';
  const [pickup, returnPickup] = isReturn ? [row.pickup_at, moved] : [moved, row.return_at];
  const arrival = pickup.getTime() + (priced.outbound?.seconds ?? 0) * 1000;
  if (returnPickup && arrival > returnPickup.getTime()) return false;
  const movedAt = localTime(moved, row.time_zone);
  const request = { ...toSoldRequest(row), ...(isReturn ? { returnAt: movedAt } : { pickupAt: movedAt }) };
  const slot = occupiedSlot(config, request, { pickup, returnPickup, priced });
  const now = clock.now();
  await lockVehicle(trx, slot.vehicleId);
  await endHolds(trx, { jobs, clock }, slot);
  // A row that only the constraint refuses could block another transaction, each waiting for the other.
  if (!(await isSlotFree(trx, slot, { customerId: null, now, besides: row.id }))) return false;
  const times = isReturn ? { return_at: moved } : { pickup_at: moved };
  const fingerprint = rideFingerprint(request);
  return changeReservation(trx, row.id, { ...times, fingerprint, period: slot.period, now });
}
