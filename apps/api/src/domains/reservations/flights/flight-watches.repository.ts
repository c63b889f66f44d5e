import type { Connection } from '../../../platform/db/index.ts';
import type { FlightWatchTable } from './flights.tables.ts';
import { type LegName, legNames } from './leg-names.ts';
import { flightTables, type LegOfRide } from './ride-flights.repository.ts';
import { statusesAhead } from './tracking.ts';

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

/** Watches on flights that no way ahead follows. */
export function idleWatches(db: Connection): Promise<FlightWatchTable[]> {
  const awaited = (leg: LegName) =>
    db
      .selectFrom(`${flightTables[leg]} as flight`)
      .innerJoin('reservations', 'reservations.id', 'flight.reservation_id')
      .select('flight.number')
      .where('status', 'in', [...statusesAhead[leg]])
      .where('state', 'not in', ['landed']);
  return db
    .selectFrom('flight_watches')
    .selectAll()
    .where('number', 'not in', awaited('outbound'))
    .where('number', 'not in', awaited('return'))
    .execute();
}

/** The ways ahead that follow one of these flights. */
export async function legsOfFlights(db: Connection, numbers: readonly string[]): Promise<LegOfRide[]> {
  if (numbers.length === 0) return [];
  const legs = await Promise.all(legNames.map((leg) => legsOfNumbers(db, leg, numbers)));
  return legs.flat();
}

async function legsOfNumbers(db: Connection, leg: LegName, numbers: readonly string[]): Promise<LegOfRide[]> {
  const rows = await db
    .selectFrom(`${flightTables[leg]} as flight`)
    .innerJoin('reservations', 'reservations.id', 'flight.reservation_id')
    .select('reservations.id')
    .where('flight.number', 'in', [...numbers])
    .where('status', 'in', [...statusesAhead[leg]])
    .execute();
  return rows.map(({ id }) => ({ reservationId: id, leg }));
}
