import type { FollowedFlight } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { localTime } from '../../../platform/local-time.ts';
import { calculateWayOut } from '../../flights/index.ts';
import type { Reservation } from '../reservations.repository.ts';
import type { LegName } from './leg-names.ts';
import type { Leg } from './legs.ts';
import type { RideFlight, RideFlights } from './ride-flights.repository.ts';
import { findBookedPickup, findFlightDate, findFollowedLeg, isCurrent, isSameFlight } from './tracking.ts';

type Dependencies = Pick<Deps, 'config'>;

/** The flights that a ride follows, as its customer sees them; null for a way that follows none. */
export const presentFlights = (
  deps: Dependencies,
  row: Reservation,
  stored: RideFlights | undefined,
): { readonly flight: FollowedFlight | null; readonly returnFlight: FollowedFlight | null } => ({
  flight: presentFlight(deps, row, { name: 'outbound', stored: stored?.outbound }),
  returnFlight: presentFlight(deps, row, { name: 'return', stored: stored?.return }),
});

function presentFlight(
  deps: Dependencies,
  row: Reservation,
  { name, stored }: { readonly name: LegName; readonly stored: RideFlight | undefined },
): FollowedFlight | null {
  const leg = findFollowedLeg(deps, row, name);
  if (!leg) return null;
  const flight = stored && isSameFlight(stored, leg) ? stored : undefined;
  const booked = findBookedPickup(leg, flight);
  const waitsUntil = flight ? findWaitingEnd(deps, leg, flight) : null;
  return {
    number: leg.number,
    date: findFlightDate(leg, booked),
    state: flight?.state ?? 'awaited',
    source: flight?.source ?? null,
    isSandbox: flight?.is_sandbox ?? false,
    scheduledAt: flight?.scheduled_at?.toISOString() ?? null,
    expectedAt: (flight && findLanding(flight))?.toISOString() ?? null,
    checkedAt: flight?.checked_at?.toISOString() ?? null,
    bookedPickupAt: booked.getTime() === leg.pickupAt.getTime() ? null : localTime(booked, leg.timeZone),
    isPickupStuck: flight !== undefined && flight.attention === 'stuck' && isCurrent(flight, leg),
    waitsUntil: waitsUntil?.toISOString() ?? null,
  };
}

/**
 * Until when the chauffeur waits without charge: the minutes of the sale from when the traveller can be at the kerb after
 * the landing, and never less than from the pickup. Null without a landing or without such minutes.
 */
function findWaitingEnd({ config }: Dependencies, { waiting, pickupAt }: Leg, flight: RideFlight) {
  const landing = findLanding(flight);
  if (!waiting || !landing) return null;
  const { airport, origin_country: from } = flight;
  const kerb = landing.getTime() + calculateWayOut(config, { airport, from }) * 60_000;
  return new Date(Math.max(kerb, pickupAt.getTime()) + waiting.minutes * 60_000);
}

/** When a flight lands where it is awaited; null for one that does not, or of which nobody knows. */
export const findLanding = ({ state, expected_at: at }: RideFlight): Date | null =>
  state === 'scheduled' || state === 'airborne' || state === 'landed' ? at : null;
