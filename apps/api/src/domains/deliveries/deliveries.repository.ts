import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { RideDeliveryTable } from './deliveries.tables.ts';

export type StoredDelivery = Selectable<RideDeliveryTable>;

/** Keeps what an attempt came to: one row a message, however often it is tried. What was taken once stays taken. */
export async function keepAttempt(db: Connection, attempt: Insertable<RideDeliveryTable>): Promise<void> {
  const { address, language, attempts, accepted_at, failed_at, failure } = attempt;
  await db
    .insertInto('ride_deliveries')
    .values(attempt)
    .onConflict((conflict) =>
      conflict
        .columns(['job_id', 'addressee'])
        .doUpdateSet({ address, language, attempts, accepted_at, failed_at, failure })
        .where('ride_deliveries.accepted_at', 'is', null),
    )
    .execute();
}

/** Those of a ride, the newest first. */
export const deliveriesOfRide = (db: Connection, reservationId: number): Promise<StoredDelivery[]> =>
  db
    .selectFrom('ride_deliveries')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('queued_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Those to a customer and to whom their rides name, with the references of the rides, oldest first. */
export const deliveriesOfCustomer = (db: Connection, customerId: number) =>
  db
    .selectFrom('ride_deliveries')
    .innerJoin('reservations', 'reservations.id', 'ride_deliveries.reservation_id')
    .selectAll('ride_deliveries')
    .select('reservations.reference as reservation')
    .where('reservations.customer_id', '=', customerId)
    .where('ride_deliveries.addressee', '<>', 'operator')
    .orderBy('ride_deliveries.id')
    .execute();

/** Removes those about a person's rides. */
export async function removeDeliveriesOfCustomer(trx: Connection, customerId: number): Promise<void> {
  await trx
    .deleteFrom('ride_deliveries')
    .where('reservation_id', 'in', (eb) =>
      eb.selectFrom('reservations').select('id').where('customer_id', '=', customerId),
    )
    .execute();
}

/** Removes those that were queued before a time. */
export async function removeDeliveriesBefore(trx: Connection, before: Date): Promise<void> {
  await trx.deleteFrom('ride_deliveries').where('queued_at', '<', before).execute();
}
