import type { ReservationStatus } from '@livree/contracts';
import type { Period } from '@livree/pricing';
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import { type Connection, isOverlap } from '../../platform/db/index.ts';
import { holdUser } from '../identity/index.ts';
import { type CancellationCause, statusesBefore } from './model/reservation-status.ts';
import type { ReservationTable } from './reservations.tables.ts';

export type Reservation = Selectable<ReservationTable>;
export type NewReservation = Omit<Insertable<ReservationTable>, 'during'> & { readonly period: Period };

const range = ({ start, end }: Period) => sql<string>`tstzrange(${start}, ${end}, '[)')`;

/** @throws 23P01 on `reservations_no_overlap` if the vehicle is taken in that period */
export function addReservation(trx: Connection, { period, ...row }: NewReservation): Promise<Reservation> {
  return trx
    .insertInto('reservations')
    .values({ ...row, during: range(period) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function reservationById(db: Connection, id: number): Promise<Reservation | undefined> {
  return db.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirst();
}

export function reservationByReference(db: Connection, reference: string): Promise<Reservation | undefined> {
  return db.selectFrom('reservations').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** Undefined for another customer's, so that nobody learns that it exists. @param customerId null for any customer */
export function ownReservation(
  db: Connection,
  id: number,
  customerId: number | null,
): Promise<Reservation | undefined> {
  let query = db.selectFrom('reservations').selectAll().where('id', '=', id);
  if (customerId !== null) query = query.where('customer_id', '=', customerId);
  return query.executeTakeFirst();
}

/** Confirmed rides with a pickup between two instants, earliest first. */
export function confirmedRides(db: Connection, after: Date, until: Date): Promise<Reservation[]> {
  return db
    .selectFrom('reservations')
    .selectAll()
    .where('status', '=', 'confirmed')
    .where('pickup_at', '>', after)
    .where('pickup_at', '<=', until)
    .orderBy('pickup_at')
    .execute();
}

/** Locks a reservation after its customer's account, in the order in which the deletion of that account locks both. */
export async function lockReservation(trx: Connection, id: number): Promise<Reservation | undefined> {
  const seen = await reservationById(trx, id);
  if (!seen) return undefined;
  await holdUser(trx, seen.customer_id);
  return trx.selectFrom('reservations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Moves a reservation to a status if its current status allows it; undefined otherwise. */
export function moveReservation(
  trx: Connection,
  id: number,
  to: Exclude<ReservationStatus, 'cancelled'>,
  now: Date,
): Promise<Reservation | undefined> {
  return trx
    .updateTable('reservations')
    .set({ status: to, hold_expires_at: null, held_from: null, updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', statusesBefore(to))
    .returningAll()
    .executeTakeFirst();
}

/** What a change of a ride may touch. */
export type ChangedColumns = Omit<Updateable<ReservationTable>, 'id' | 'during' | 'status'> & {
  readonly period: Period;
  readonly now: Date;
};

/** Changes a reservation. False if another one has the vehicle in that period. */
export function changeReservation(
  trx: Connection,
  id: number,
  { period, now, ...columns }: ChangedColumns,
): Promise<boolean> {
  return unlessTaken(trx, () =>
    trx
      .updateTable('reservations')
      .set({ ...columns, during: range(period), updated_at: now })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst(),
  );
}

export interface Cancellation {
  readonly cause: CancellationCause;
  readonly reason?: string | null;
  readonly now: Date;
}

export function cancelById(
  trx: Connection,
  id: number,
  cancellation: Cancellation,
): Promise<Reservation | undefined> {
  return trx
    .updateTable('reservations')
    .set(cancelled(cancellation))
    .where('id', '=', id)
    .where('status', 'in', statusesBefore('cancelled'))
    .returningAll()
    .executeTakeFirst();
}

/** Confirms a reservation whose hold expired before its payment came. False if another customer got its vehicle. */
export function reviveExpired(trx: Connection, id: number, now: Date): Promise<boolean> {
  return unlessTaken(trx, () =>
    trx
      .updateTable('reservations')
      .set({ status: 'confirmed', cancellation_cause: null, cancelled_at: null, updated_at: now })
      .where('id', '=', id)
      .where('status', '=', 'cancelled')
      .where('cancellation_cause', '=', 'expired')
      .returning('id')
      .executeTakeFirst(),
  );
}

/** Whether an update found its row; false, and nothing is updated, if the constraint refuses it. */
async function unlessTaken(trx: Connection, update: () => Promise<unknown>): Promise<boolean> {
  await sql`savepoint untaken`.execute(trx);
  try {
    const updated = await update();
    await sql`release savepoint untaken`.execute(trx);
    return updated !== undefined;
  } catch (error) {
    if (!isOverlap(error)) throw error;
    await sql`rollback to savepoint untaken`.execute(trx);
    return false;
  }
}

export const cancelled = ({ cause, reason = null, now }: Cancellation) => ({
  status: 'cancelled' as const,
  cancellation_cause: cause,
  cancellation_reason: reason,
  cancelled_at: now,
  hold_expires_at: null,
  held_from: null,
  updated_at: now,
});
