import { type Insertable, type Selectable, sql } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';
import type { FlightMoveTable, RideFlightTable } from './flights.tables.ts';
import { type LegName, legNames } from './leg-names.ts';

export type RideFlight = Selectable<RideFlightTable>;
export type FlightMove = Selectable<FlightMoveTable>;

/** The flights of a ride, by its ways. */
export type RideFlights = Readonly<Partial<Record<LegName, RideFlight>>>;

/** A way of a ride. */
export interface LegOfRide {
  readonly reservationId: number;
  readonly leg: LegName;
}

/** Where the flights of each way are kept. */
export const flightTables = { outbound: 'ride_flights', return: 'return_flights' } as const satisfies Record<
  LegName,
  string
>;

/** The flights that rides follow, by the ride. */
export async function flightsOfRides(
  db: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RideFlights>> {
  const flights = new Map<number, RideFlights>();
  if (ids.length === 0) return flights;
  for (const leg of legNames) {
    const table = flightTables[leg];
    const rows = await db.selectFrom(table).selectAll().where('reservation_id', 'in', ids).execute();
    for (const row of rows)
      flights.set(row.reservation_id, { ...flights.get(row.reservation_id), [leg]: row });
  }
  return flights;
}

export async function saveRideFlight(
  trx: Connection,
  leg: LegName,
  flight: Insertable<RideFlightTable>,
): Promise<void> {
  const { reservation_id: _, ...changes } = flight;
  await trx
    .insertInto(flightTables[leg])
    .values(flight)
    .onConflict((conflict) => conflict.column('reservation_id').doUpdateSet(changes))
    .execute();
}

/** Puts off the next look at a flight. */
export async function postponeCheck(
  db: Connection,
  { reservationId, leg }: LegOfRide,
  until: Date,
): Promise<void> {
  await db
    .updateTable(flightTables[leg])
    .set({ check_after: until })
    .where('reservation_id', '=', reservationId)
    .execute();
}

/** A way back whose ride nobody completes is looked at for this long after its pickup. */
const longestAfterPickup = 12 * 3_600_000;

/** Ways whose flight is due for a look: followed and ahead, and not seen yet, changed since, or due again. */
export async function dueLegs(db: Connection, now: Date): Promise<LegOfRide[]> {
  const { rows } = await sql<LegOfRide>`
    select ride.id as "reservationId", leg.name as leg
    from reservations ride
      cross join lateral (values
        ('outbound', ride.flight_number, ride.flight_date, ride.pickup_at, ride.quote->'pickup',
          ride.status = 'confirmed'),
        ('return', ride.return_flight_number, ride.return_flight_date, ride.return_at, ride.quote->'returnPickup',
          ride.return_at > ${new Date(now.getTime() - longestAfterPickup)})
      ) leg (name, number, date, pickup_at, place, is_ahead)
      left join lateral (
        select * from ride_flights where leg.name = 'outbound' and reservation_id = ride.id
        union all
        select * from return_flights where leg.name = 'return' and reservation_id = ride.id
      ) flight on true
    where ride.status in ('confirmed', 'in_progress') and leg.number is not null and leg.is_ahead
      and (leg.name = 'outbound' or leg.pickup_at > ${now} or flight.state in ('scheduled', 'airborne'))
      and leg.place->>'kind' = 'airport' and ride.quote->'extras' @> '[{"code":"flight_tracking"}]'
      and (flight.check_after is null or flight.check_after <= ${now}
        or flight.pickup_at <> leg.pickup_at or flight.number <> leg.number or flight.date <> leg.date::text)
    order by leg.pickup_at limit 200`.execute(db);
  return rows;
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
  for (const table of ['ride_flights', 'return_flights', 'flight_moves'] as const)
    await trx
      .deleteFrom(table)
      .where('reservation_id', 'in', (eb) =>
        eb.selectFrom('reservations').select('id').where('customer_id', '=', customerId),
      )
      .execute();
}

/** The flights of one way of a customer's rides, with the references of the rides. */
export const flightsOfCustomer = (db: Connection, customerId: number, leg: LegName) =>
  db
    .selectFrom(`${flightTables[leg]} as flight`)
    .innerJoin('reservations', 'reservations.id', 'flight.reservation_id')
    .selectAll('flight')
    .select('reservations.reference as reservation')
    .where('reservations.customer_id', '=', customerId)
    .orderBy('flight.reservation_id')
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
