import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';
import type { RideChangeTable } from './changes.tables.ts';

export type StoredChange = Selectable<RideChangeTable>;
export type NewChange = Insertable<RideChangeTable>;

export function addChange(trx: Connection, row: NewChange): Promise<StoredChange> {
  return trx.insertInto('ride_changes').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The newest change of a ride, applied or not. */
export function newestChange(db: Connection, reservationId: number): Promise<StoredChange | undefined> {
  return db
    .selectFrom('ride_changes')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function changeById(db: Connection, id: number): Promise<StoredChange | undefined> {
  return db.selectFrom('ride_changes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The changes that took effect, newest first. */
export function appliedChanges(db: Connection, reservationId: number): Promise<StoredChange[]> {
  return db
    .selectFrom('ride_changes')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('applied_at', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
}

export async function markApplied(trx: Connection, id: number, now: Date): Promise<void> {
  await trx.updateTable('ride_changes').set({ applied_at: now }).where('id', '=', id).execute();
}

/** Removes what a person's rides were before. */
export async function removeChangesOfCustomer(trx: Connection, customerId: number): Promise<void> {
  await trx
    .deleteFrom('ride_changes')
    .where('reservation_id', 'in', (eb) =>
      eb.selectFrom('reservations').select('id').where('customer_id', '=', customerId),
    )
    .execute();
}

/** What was changed in a customer's rides, with their references, oldest first. */
export const changesOfCustomer = (db: Connection, customerId: number) =>
  db
    .selectFrom('ride_changes')
    .innerJoin('reservations', 'reservations.id', 'ride_changes.reservation_id')
    .selectAll('ride_changes')
    .select('reservations.reference as reservation')
    .where('reservations.customer_id', '=', customerId)
    .orderBy('ride_changes.id')
    .execute();
