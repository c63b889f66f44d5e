import type { Connection } from '../../../platform/db/index.ts';
import type { FlightWatchTable } from './flights.tables.ts';

export function findWatch(db: Connection, number: string): Promise<FlightWatchTable | undefined> {
  return db.selectFrom('flight_watches').selectAll().where('number', '=', number).executeTakeFirst();
}

export async function addWatch(db: Connection, watch: FlightWatchTable): Promise<void> {
  await db
    .insertInto('flight_watches')
    .values(watch)
    .onConflict((conflict) => conflict.column('number').doUpdateSet({ watch_id: watch.watch_id }))
    .execute();
}

export async function removeWatch(db: Connection, number: string): Promise<void> {
  await db.deleteFrom('flight_watches').where('number', '=', number).execute();
}

/** Watches on flights that no ride ahead follows. */
export function idleWatches(db: Connection): Promise<FlightWatchTable[]> {
  return db
    .selectFrom('flight_watches')
    .selectAll()
    .where('number', 'not in', (eb) =>
      eb
        .selectFrom('ride_flights')
        .innerJoin('reservations', 'reservations.id', 'ride_flights.reservation_id')
        .select('ride_flights.number')
        .where('status', '=', 'confirmed')
        .where('state', 'not in', ['landed']),
    )
    .execute();
}

/** Confirmed rides that follow one of these flights. */
export async function ridesOfFlights(db: Connection, numbers: readonly string[]): Promise<number[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('ride_flights')
    .innerJoin('reservations', 'reservations.id', 'ride_flights.reservation_id')
    .select('reservations.id')
    .where('ride_flights.number', 'in', [...numbers])
    .where('status', '=', 'confirmed')
    .execute();
  return rows.map(({ id }) => id);
}
