import {
  findDestination,
  type FreeWaiting,
  type Hire,
  type Place,
  type QuoteRequest,
  type WaitingPlace,
} from '@livree/contracts';
import { parseWallClock, wallClock } from '@livree/i18n';
import { countHiredHours, isHire, isRoundTrip } from '@livree/pricing';
import type { FakeCall } from './handler.ts';
import { findPlace } from './places.ts';

type Ride = Omit<QuoteRequest, 'vehicleId'>;

/** The hours and kilometres of a ride by the hour; null for one by distance. */
export function toHire(ride: Ride, { state }: FakeCall): Hire | null {
  if (!isHire(ride)) return null;
  const hours = countHiredHours(ride);
  return { hours, includedKm: hours * (state.config.hire?.kmPerHour ?? 25) };
}

const findKind = (place: Place | undefined): WaitingPlace =>
  place?.kind === 'airport' || place?.kind === 'station' ? place.kind : 'elsewhere';

/** The free waiting at the pickup place; null for a ride by the hour. */
export function findFreeWaiting(ride: Ride, { state }: FakeCall): FreeWaiting | null {
  if (isHire(ride)) return null;
  const place = findKind(findPlace(ride.pickupAddress));
  return { place, minutes: state.config.freeWaiting?.[place] ?? 15 };
}

/** Where the ways of a ride begin. */
export const findRidePlaces = (
  ride: Ride,
): { pickupPlace: WaitingPlace; returnPlace: WaitingPlace | null } => ({
  pickupPlace: findKind(findPlace(ride.pickupAddress)),
  returnPlace: isRoundTrip(ride)
    ? findKind(findPlace(ride.returnPickupAddress ?? findDestination(ride)))
    : null,
});

export const findZone = ({ pickupAddress }: Ride): string =>
  findPlace(pickupAddress)?.timeZone ?? 'Europe/Paris';

const step = 5 * 60_000;

/** The first pickup that can be booked now, in the zone of its place. */
export function findEarliestPickup(ride: Ride, { state, now }: FakeCall): string {
  const after = now.getTime() + (state.config.noticeMinutes ?? 60) * 60_000;
  return wallClock(new Date(Math.ceil(after / step) * step), findZone(ride));
}

export const isTooSoon = (ride: Ride, call: FakeCall): boolean => {
  const [pickup, first] = [ride.pickupAt, findEarliestPickup(ride, call)].map((at) =>
    parseWallClock(at, findZone(ride)),
  );
  return pickup != null && first != null && pickup < first;
};
