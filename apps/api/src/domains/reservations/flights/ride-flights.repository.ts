import { type Insertable, type Selectable, sql } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';
import type { FlightMoveTable, RideFlightTable } from './flights.tables.ts';

export type RideFlight = Selectable<RideFlightTable>;
export type FlightMove = Selectable<FlightMoveTable>;

/** The flights that rides follow, by the ride. */
export async function flightsOfRides(
  db: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RideFlight>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('ride_flights').selectAll().where('reservation_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.reservation_id, row]));
}

export async function saveRideFlight(trx: Connection, flight: Insertable<RideFlightTable>): Promise<void> {
  const { reservation_id: _, ...changes } = flight;
  await trx
    .insertInto('ride_flights')
    .values(flight)
    .onConflict((conflict) => conflict.column('reservation_id').doUpdateSet(changes))
    .execute();
}

/** Puts off the next look at a flight. */
export async function postponeCheck(db: Connection, reservationId: number, until: Date): Promise<void> {
  await db
    .updateTable('ride_flights')
    .set({ check_after: until })
    .where('reservation_id', '=', reservationId)
    .execute();
}

/** Rides whose flight is due for a look: followed and confirmed, and not seen yet, changed since, or due again. */
export async function dueRides(db: Connection, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ride.id from reservations ride left join ride_flights flight on flight.reservation_id = ride.id
    where ride.status = 'confirmed' and ride.flight_number is not null
      and ride.quote->'extras' @> '[{"code":"flight_tracking"}]'
      and (flight.check_after is null or flight.check_after <= ${now}
        or flight.pickup_at <> ride.pickup_at or flight.number <> ride.flight_number
        or flight.date <> ride.flight_date::text)
    order by ride.pickup_at limit 200`.execute(db);
  return rows.map(({ id }) => id);
}

export async function addFlightMove(trx: Connection, move: Insertable<FlightMoveTable>): Promise<void> {
  await trx.insertInto('flight_moves').values(move).execute();
}

/** The pickups that a landing moved, newest first. */
export function flightMoves(db: Connection, reservationId: number): Promise<FlightMove[]> {
  return db
    .selectFrom('flight_moves')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('id', 'desc')
    .execute();
}

/** Removes the flights of a person's rides. */
export async function removeFlightsOfCustomer(trx: Connection, customerId: number): Promise<void> {
  for (const table of ['ride_flights', 'flight_moves'] as const)
    await trx
      .deleteFrom(table)
      .where('reservation_id', 'in', (eb) =>
        eb.selectFrom('reservations').select('id').where('customer_id', '=', customerId),
      )
      .execute();
}

/** The flights of a customer's rides, with the references of the rides. */
export const flightsOfCustomer = (db: Connection, customerId: number) =>
  db
    .selectFrom('ride_flights')
    .innerJoin('reservations', 'reservations.id', 'ride_flights.reservation_id')
    .selectAll('ride_flights')
    .select('reservations.reference as reservation')
    .where('reservations.customer_id', '=', customerId)
    .orderBy('ride_flights.reservation_id')
    .execute();

/** The pickups of a customer's rides that a landing moved, oldest first. */
export const movesOfCustomer = (db: Connection, customerId: number) =>
  db
    .selectFrom('flight_moves')
    .innerJoin('reservations', 'reservations.id', 'flight_moves.reservation_id')
    .selectAll('flight_moves')
    .select('reservations.reference as reservation')
    .where('reservations.customer_id', '=', customerId)
    .orderBy('flight_moves.id')
    .execute();
