import type { Selectable } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';
import type { RideNotesTable } from './dispatch.tables.ts';

export type StoredNotes = Selectable<RideNotesTable>;

/** What operators keep beside rides, by the ride. */
export async function notesOfRides(
  db: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredNotes>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('ride_notes').selectAll().where('reservation_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.reservation_id, row]));
}

export async function saveNotes(trx: Connection, notes: StoredNotes): Promise<void> {
  const { reservation_id: _, ...changes } = notes;
  await trx
    .insertInto('ride_notes')
    .values(notes)
    .onConflict((conflict) => conflict.column('reservation_id').doUpdateSet(changes))
    .execute();
}

/** Removes what was noted beside a person's rides. */
export async function removeNotesOfCustomer(trx: Connection, customerId: number): Promise<void> {
  await trx
    .deleteFrom('ride_notes')
    .where('reservation_id', 'in', (eb) =>
      eb.selectFrom('reservations').select('id').where('customer_id', '=', customerId),
    )
    .execute();
}

/** What was noted beside a customer's rides, with their references. */
export const notesOfCustomer = (db: Connection, customerId: number) =>
  db
    .selectFrom('ride_notes')
    .innerJoin('reservations', 'reservations.id', 'ride_notes.reservation_id')
    .selectAll('ride_notes')
    .select('reservations.reference as reservation')
    .where('reservations.customer_id', '=', customerId)
    .orderBy('ride_notes.reservation_id')
    .execute();
