import type { Deps } from '../../../deps.ts';
import { localTime } from '../../../platform/local-time.ts';
import { findFlightSource } from '../../flights/index.ts';
import { readQuote } from '../model/stored-quote.ts';
import type { Reservation } from '../reservations.repository.ts';
import type { RideFlight } from './ride-flights.repository.ts';

/** Whether a ride was sold with a flight that it follows. */
export const hasTracking = (row: Reservation): boolean =>
  row.flight_number !== null && readQuote(row).extras.some(({ code }) => code === 'flight_tracking');

/** Whether somebody follows the flight of a ride. */
export const isFollowed = ({ config }: Pick<Deps, 'config'>, row: Reservation): boolean =>
  findFlightSource(config) !== null && hasTracking(row);

/** Whether a stored flight is still the one of its ride: its number, on its day. */
export const isSameFlight = (flight: RideFlight, row: Reservation): boolean =>
  flight.number === row.flight_number && (row.flight_date === null || flight.date === row.flight_date);

/** Whether a stored flight is still the one of its ride, at a pickup that nobody changed since. */
export const isCurrent = (flight: RideFlight, row: Reservation): boolean =>
  isSameFlight(flight, row) && flight.pickup_at.getTime() === row.pickup_at.getTime();

/** The pickup that somebody chose, before a landing moved it. */
export const findBookedPickup = (row: Reservation, flight: RideFlight | undefined): Date =>
  flight && isCurrent(flight, row) ? flight.booked_pickup_at : row.pickup_at;

/** The day on which the flight of a ride lands. */
export const findFlightDate = (row: Reservation, bookedPickup: Date): string =>
  row.flight_date ?? localTime(bookedPickup, row.time_zone).slice(0, 10);
