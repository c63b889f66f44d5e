import type { Language, RideChange } from '@livree/contracts';
import { spacedPhone } from '@livree/i18n';
import type { Deps } from '../../../deps.ts';
import { type Connection, retryConflicts } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { transactionsOfReservations } from '../../payments/index.ts';
import { fingerprintTrip } from '../../pricing/index.ts';
import { canRequestChange } from '../changes/change-verdict.ts';
import { findChangedParts } from '../changes/changed-parts.ts';
import { type ChangedRide, priceChange } from '../changes/price-change.ts';
import { toSoldRequest } from '../changes/sold-request.ts';
import { readChangeHours } from '../model/stored-quote.ts';
import { changeRequestMailJob } from '../reservations.jobs.ts';
import { type Reservation, lockReservation, ownReservation } from '../reservations.repository.ts';
import { addRequest, newestRequest, settleRequest } from './change-requests.repository.ts';
import { readWanted, writeWanted } from './wanted-change.ts';

interface Asked {
  readonly reservationId: number;
  readonly customerId: number;
  readonly change: RideChange;
  /** The signed quote that the customer saw. */
  readonly quote: string;
  readonly language: Language;
}

/**
 * Asks an operator for a change that the customer cannot make any more. Repeatable: the same open request stays.
 * @throws AppError `reservations.not_found`, `not_changeable`, `request_open`, or what a booking throws
 */
export async function requestChange(deps: Deps, asked: Asked): Promise<void> {
  const seen = await ownReservation(deps.db, asked.reservationId, asked.customerId);
  if (!seen) throw new AppError('reservations.not_found');
  const ride = await priceChange(deps, { ...asked, row: seen, isPlanned: true });
  await retryConflicts(() =>
    deps.db.transaction().execute(async (trx) => {
      const row = await lockReservation(trx, seen.id);
      if (row?.customer_id !== asked.customerId) throw new AppError('reservations.not_found');
      await requireRequestable(trx, deps, row);
      await addOnce(trx, deps, { row, ride, change: asked.change });
    }),
  );
}

async function requireRequestable(trx: Connection, { clock, config }: Deps, row: Reservation): Promise<void> {
  const transactions = await transactionsOfReservations(trx, [row.id]);
  const changeHours = readChangeHours(row, config);
  if (canRequestChange(row, transactions, { now: clock.now(), changeHours })) return;
  throw new AppError('reservations.not_changeable', { phone: spacedPhone(config.brand.phone) });
}

interface Wanted {
  readonly row: Reservation;
  readonly ride: ChangedRide;
  readonly change: RideChange;
}

async function addOnce(trx: Connection, { clock, jobs }: Deps, { row, ride, change }: Wanted): Promise<void> {
  const wanted = writeWanted(change);
  const newest = await newestRequest(trx, row.id);
  if (newest?.status === 'open') {
    if (writeWanted(readWanted(newest.change)) === wanted) return;
    throw new AppError('reservations.request_open');
  }
  const { id } = await addRequest(trx, {
    reservation_id: row.id,
    change: wanted,
    quote: JSON.stringify(ride.priced),
    fingerprint: fingerprintTrip(ride.request),
    changed: JSON.stringify(findChangedParts(toSoldRequest(row), ride.request)),
    total_cents: ride.priced.total,
    previous_total_cents: row.total_cents,
    asked_at: clock.now(),
  });
  await jobs.send(trx, changeRequestMailJob, { requestId: id });
}

/** @throws AppError `reservations.not_found`, or `request_settled` if no request is open */
export async function withdrawRequest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { reservationId, customerId }: Pick<Asked, 'reservationId' | 'customerId'>,
): Promise<void> {
  if (!(await ownReservation(db, reservationId, customerId))) throw new AppError('reservations.not_found');
  const settled = { status: 'withdrawn', decided_at: clock.now(), reason: null } as const;
  if (!(await settleRequest(db, reservationId, settled))) throw new AppError('reservations.request_settled');
}
