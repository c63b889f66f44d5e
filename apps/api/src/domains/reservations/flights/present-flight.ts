import type { FollowedFlight } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { localTime } from '../../../platform/local-time.ts';
import { calculateWayOut } from '../../flights/index.ts';
import { readQuote } from '../model/stored-quote.ts';
import type { Reservation } from '../reservations.repository.ts';
import type { RideFlight } from './ride-flights.repository.ts';
import { findBookedPickup, findFlightDate, isCurrent, isFollowed, isSameFlight } from './tracking.ts';

type Dependencies = Pick<Deps, 'config'>;

/** The flight that a ride follows, as its customer sees it; null for a ride that follows none. */
export function presentFlight(
  deps: Dependencies,
  row: Reservation,
  stored: RideFlight | undefined,
): FollowedFlight | null {
  if (row.flight_number === null || !isFollowed(deps, row)) return null;
  const flight = stored && isSameFlight(stored, row) ? stored : undefined;
  const booked = findBookedPickup(row, flight);
  const waitsUntil = flight ? findWaitingEnd(deps, row, flight) : null;
  return {
    number: row.flight_number,
    date: findFlightDate(row, booked),
    state: flight?.state ?? 'awaited',
    source: flight?.source ?? null,
    isSandbox: flight?.is_sandbox ?? false,
    scheduledAt: flight?.scheduled_at?.toISOString() ?? null,
    expectedAt: (flight && findLanding(flight))?.toISOString() ?? null,
    checkedAt: flight?.checked_at?.toISOString() ?? null,
    bookedPickupAt: booked.getTime() === row.pickup_at.getTime() ? null : localTime(booked, row.time_zone),
    isPickupStuck: flight !== undefined && flight.attention === 'stuck' && isCurrent(flight, row),
    waitsUntil: waitsUntil?.toISOString() ?? null,
  };
}

/**
 * Until when the chauffeur waits without charge: the minutes of the sale from when the traveller can be at the kerb after
 * the landing, and never less than from the pickup. Null without a landing or without such minutes.
 */
export function findWaitingEnd({ config }: Dependencies, row: Reservation, flight: RideFlight): Date | null {
  const { freeWaiting } = readQuote(row);
  const landing = findLanding(flight);
  if (!freeWaiting || !landing) return null;
  const { airport, origin_country: from } = flight;
  const kerb = landing.getTime() + calculateWayOut(config, { airport, from }) * 60_000;
  return new Date(Math.max(kerb, row.pickup_at.getTime()) + freeWaiting.minutes * 60_000);
}

/** When a flight lands where it is awaited; null for one that does not, or of which nobody knows. */
export const findLanding = ({ state, expected_at: at }: RideFlight): Date | null =>
  state === 'scheduled' || state === 'airborne' || state === 'landed' ? at : null;
