import { z } from '@livree/contracts/schema';
import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { type Transaction, transactionsOfReservations } from '../../payments/index.ts';
import { pricedTrip } from '../../pricing/index.ts';
import { paidCents } from '../model/payment-standing.ts';
import { rideTimes } from '../model/ride-times.ts';
import { lockReservation } from '../reservations.repository.ts';
import { applyChange } from './apply-change.ts';
import { type StoredChange, newestChange } from './changes.repository.ts';
import type { ChangedRide } from './price-change.ts';
import { readRequest } from './sold-request.ts';

type Dependencies = Pick<Deps, 'clock' | 'config' | 'jobs'>;

/** Until when the difference of a change can be paid. @param holdMinutes for a change of an earlier release */
export const paidUntil = (change: StoredChange, holdMinutes: number): Date =>
  change.pay_until ?? new Date(change.created_at.getTime() + holdMinutes * 60_000);

/** Whether a ride still has all the money of the price before a change: with a part given back since, its difference is no longer the price. */
export const isPaidAsBefore = (change: StoredChange, transactions: readonly Transaction[]): boolean =>
  paidCents(transactions.filter(({ change_id: id }) => id !== change.id)) === change.previous_total_cents;

/**
 * Changes a ride because the difference is paid. False if nothing can be changed for that money any more: the ride is
 * cancelled, was changed otherwise or partly refunded, the vehicle is gone, or the payment came too late.
 */
export async function acceptDifference(
  trx: Connection,
  deps: Dependencies,
  payment: Transaction,
): Promise<boolean> {
  const row = await lockReservation(trx, payment.reservation_id);
  const change = await newestChange(trx, payment.reservation_id);
  if (!row || !change || change.id !== payment.change_id || change.applied_at !== null) return false;
  const now = deps.clock.now();
  const isPaid = isPaidAsBefore(change, await transactionsOfReservations(trx, [row.id]));
  const isMeant = row.status === 'confirmed' && row.total_cents === change.previous_total_cents && isPaid;
  if (!isMeant || now > paidUntil(change, deps.config.holdMinutes) || now >= row.pickup_at) return false;
  return applyChange(trx, deps, { row, change, ride: readRide(change) });
}

/** The changed ride as it was sold. */
function readRide(change: StoredChange): ChangedRide {
  const request = readRequest(change.request);
  const priced = z.parse(pricedTrip, change.quote);
  const { pickupAt, returnAt = null } = request;
  return { ...rideTimes({ pickupAt, returnAt, timeZone: priced.timeZone }), priced, request };
}
