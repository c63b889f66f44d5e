import type { PersonalData } from '../../../platform/personal-data.ts';
import { legNames } from './leg-names.ts';
import { movesOfCustomer, flightsOfCustomer } from './ride-flights.repository.ts';

/** The flights that a customer's rides follow, as their source last reported them. They go with the account. */
export const flightsPersonalData: PersonalData = {
  name: 'ride_flights',
  tables: ['ride_flights', 'return_flights'],
  async exportPersonalData({ db }, { id }) {
    const flights = await Promise.all(
      legNames.map(async (leg) =>
        (await flightsOfCustomer(db, id, leg)).map((flight) => ({ ...flight, leg })),
      ),
    );
    return flights.flat().map((flight) => ({
      reservation: flight.reservation,
      leg: flight.leg,
      number: flight.number,
      date: flight.date,
      source: flight.source,
      is_sandbox: flight.is_sandbox,
      state: flight.state,
      airport: flight.airport,
      scheduled_at: flight.scheduled_at?.toISOString() ?? null,
      expected_at: flight.expected_at?.toISOString() ?? null,
      checked_at: flight.checked_at?.toISOString() ?? null,
    }));
  },
};

/** The pickups that a landing moved. They go with the account. */
export const flightMovesPersonalData: PersonalData = {
  name: 'flight_moves',
  tables: ['flight_moves'],
  async exportPersonalData({ db }, { id }) {
    const moves = await movesOfCustomer(db, id);
    return moves.map((move) => ({
      reservation: move.reservation,
      leg: move.leg,
      previous_pickup_at: move.previous_pickup_at.toISOString(),
      pickup_at: move.pickup_at.toISOString(),
      total_price: move.total_cents / 100,
      moved_at: move.moved_at.toISOString(),
    }));
  },
};
