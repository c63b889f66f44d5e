import type { ReservationStatus } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { localTime } from '../../../platform/local-time.ts';
import { findFlightSource } from '../../flights/index.ts';
import { readQuote } from '../model/stored-quote.ts';
import type { Reservation } from '../reservations.repository.ts';
import type { LegName } from './leg-names.ts';
import { type Leg, readLeg } from './legs.ts';
import type { RideFlight } from './ride-flights.repository.ts';

/** A way whose flight is named. */
export type FlownLeg = Leg & { readonly number: string };

/** Whether a ride was sold with flights that it follows. */
export const hasTracking = (row: Reservation): boolean =>
  readQuote(row).extras.some(({ code }) => code === 'flight_tracking');

/** A way whose flight somebody follows: it begins at an airport, and its ride was sold with that. Null for another one. */
export function findFollowedLeg(
  { config }: Pick<Deps, 'config'>,
  row: Reservation,
  name: LegName,
): FlownLeg | null {
  if (findFlightSource(config) === null || !hasTracking(row)) return null;
  const leg = readLeg(row, name);
  if (!leg?.isAtAirport || leg.number === null) return null;
  return { ...leg, number: leg.number };
}

/** While a ride is in one of these, a way of it may be ahead. */
export const statusesAhead: Readonly<Record<LegName, readonly ReservationStatus[]>> = {
  outbound: ['confirmed'],
  return: ['confirmed', 'in_progress'],
};

/**
 * Whether a way is ahead. Nobody says when a way back begins: its pickup is past, and no traveller is in the air.
 */
export function isAhead(
  { status }: Reservation,
  { name, pickupAt }: Leg,
  { flight, now }: { readonly flight: RideFlight | undefined; readonly now: Date },
): boolean {
  if (!statusesAhead[name].includes(status)) return false;
  const isInTheAir = flight?.state === 'scheduled' || flight?.state === 'airborne';
  return name === 'outbound' || now < pickupAt || isInTheAir;
}

/** Whether a stored flight is still the one of its leg: its number, on its day. */
export const isSameFlight = (flight: RideFlight, { number, date }: Leg): boolean =>
  flight.number === number && (date === null || flight.date === date);

/** Whether a stored flight is still the one of its leg, at a pickup that nobody changed since. */
export const isCurrent = (flight: RideFlight, leg: Leg): boolean =>
  isSameFlight(flight, leg) && flight.pickup_at.getTime() === leg.pickupAt.getTime();

/** The pickup that somebody chose, before a landing moved it. */
export const findBookedPickup = (leg: Leg, flight: RideFlight | undefined): Date =>
  flight && isCurrent(flight, leg) ? flight.booked_pickup_at : leg.pickupAt;

/** The day on which the flight of a leg lands. */
export const findFlightDate = ({ date, timeZone }: Leg, bookedPickup: Date): string =>
  date ?? localTime(bookedPickup, timeZone).slice(0, 10);
