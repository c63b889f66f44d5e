import type { Period } from '@livree/pricing';
import { type SqlBool, sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import { occupyingStatuses } from './model/reservation-status.ts';
import { type Reservation, cancelled } from './reservations.repository.ts';

const overlaps = ({ start, end }: Period) => sql<SqlBool>`during && tstzrange(${start}, ${end}, '[)')`;

export interface Slot {
  readonly vehicleId: number;
  readonly period: Period;
}

/** Locks a vehicle: two concurrent bookings of overlapping periods could each wait for the other. */
export async function lockVehicle(trx: Connection, vehicleId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('reservations.vehicle'), ${vehicleId}::integer)`.execute(
    trx,
  );
}

/** Locks a customer and an address: otherwise concurrent bookings would not count each other. */
export async function lockHolder(trx: Connection, { customerId, heldFrom }: Holder): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('reservations.customer'), ${customerId}::integer)`.execute(
    trx,
  );
  await sql`select pg_advisory_xact_lock(hashtext('reservations.address'), hashtext(${heldFrom}))`.execute(
    trx,
  );
}

/** The customer of a hold, and its IP address. */
export interface Holder {
  readonly customerId: number;
  readonly heldFrom: string;
}

/** The number of unpaid rides, by customer and by address, without those that an operator booked for the customer. */
export function countHolds(
  trx: Connection,
  { customerId, heldFrom }: Holder,
  now: Date,
): Promise<{ customers: number; addresses: number }> {
  return trx
    .selectFrom('reservations')
    .select([
      sql<number>`count(*) filter (where customer_id = ${customerId}::integer)`.as('customers'),
      sql<number>`count(*) filter (where held_from = ${heldFrom})`.as('addresses'),
    ])
    .where('status', '=', 'pending')
    .where('id', 'not in', (eb) => eb.selectFrom('payment_links').select('reservation_id'))
    .where((eb) => eb.or([eb('customer_id', '=', customerId), eb('held_from', '=', heldFrom)]))
    .where((eb) => eb.or([eb('hold_expires_at', 'is', null), eb('hold_expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
}

/**
 * Cancels the expired holds, all of them or those that conflict with a slot. Returns their numbers. Skips holds that
 * another transaction has locked.
 */
export async function expireHolds(trx: Connection, now: Date, slot?: Slot): Promise<number[]> {
  const rows = await trx
    .updateTable('reservations')
    .set(cancelled({ cause: 'expired', now }))
    .where('id', 'in', (eb) => {
      const expired = eb
        .selectFrom('reservations')
        .select('id')
        .where('status', '=', 'pending')
        .where('hold_expires_at', '<=', now)
        .forUpdate()
        .skipLocked();
      return slot ? expired.where('vehicle_id', '=', slot.vehicleId).where(overlaps(slot.period)) : expired;
    })
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

const ownHolds = (db: Connection, slot: Slot, customerId: number) =>
  db
    .selectFrom('reservations')
    .selectAll()
    .where('vehicle_id', '=', slot.vehicleId)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'pending')
    .where(overlaps(slot.period))
    .orderBy('id');

/** A customer's own unpaid holds that conflict with a slot. */
export const findOwnHolds = (db: Connection, slot: Slot, customerId: number): Promise<Reservation[]> =>
  ownHolds(db, slot, customerId).execute();

/** A customer's own unpaid holds that conflict with a slot, locked. */
export const lockOwnHolds = (trx: Connection, slot: Slot, customerId: number): Promise<Reservation[]> =>
  ownHolds(trx, slot, customerId).forUpdate().execute();

export interface SlotAsker {
  /** Whose own holds do not count, except those with a payment link; null if all count. */
  readonly customerId: number | null;
  readonly now: Date;
  /** A ride that may leave its place in the slot. */
  readonly besides?: number;
}

/** Whether an operator has taken the vehicle away. */
async function isAway(db: Connection, slot: Slot): Promise<boolean> {
  const absence = await db
    .selectFrom('occupations')
    .select('id')
    .where('vehicle_id', '=', slot.vehicleId)
    .where('reservation_id', 'is', null)
    .where(overlaps(slot.period))
    .limit(1)
    .executeTakeFirst();
  return absence !== undefined;
}

/** True if only expired holds are in the slot, and those of the customer that a booking of theirs would replace. */
export async function isSlotFree(
  db: Connection,
  slot: Slot,
  { customerId, now, besides = 0 }: SlotAsker,
): Promise<boolean> {
  const taken = await db
    .selectFrom('reservations')
    .select('id')
    .where('vehicle_id', '=', slot.vehicleId)
    .where('id', '!=', besides)
    .where('status', 'in', [...occupyingStatuses])
    .where(overlaps(slot.period))
    .where((eb) =>
      eb.or([
        eb('status', '!=', 'pending'),
        eb.and([
          eb.or([eb('hold_expires_at', 'is', null), eb('hold_expires_at', '>', now)]),
          eb.or([
            eb('customer_id', '!=', customerId ?? 0),
            eb('id', 'in', eb.selectFrom('payment_links').select('reservation_id')),
          ]),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return taken === undefined && !(await isAway(db, slot));
}

/** The unpaid reservations that hold a vehicle. */
export async function countAllHolds(db: Connection, now: Date): Promise<number> {
  const { holds } = await db
    .selectFrom('reservations')
    .select(({ fn }) => fn.countAll<number>().as('holds'))
    .where('status', '=', 'pending')
    .where('hold_expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return holds;
}
