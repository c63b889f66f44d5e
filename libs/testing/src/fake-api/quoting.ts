import {
  findDestination,
  euros,
  type ErrorCode,
  type Quote,
  type QuoteRequest,
  type ReservationRequest,
  type RouteEstimate,
  type TextParams,
  type Vehicle,
} from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { defaultTariff, isHire, isNight, isRoundTrip, isWeekend, tripFare, type Fare } from '@livree/pricing';
import type { FakeCall } from './handler.ts';
import { driveBetween, findPlace } from './places.ts';
import { FakeRefusal } from './refusal.ts';
import { findEarliestPickup, toHire, findFreeWaiting, findZone, findRidePlaces } from './ride-terms.ts';

const quoteMinutes = 15;

interface Drives {
  readonly there: RouteEstimate | null;
  readonly back: RouteEstimate | null;
}

/** A ride with any vehicle. */
type Ride = Omit<QuoteRequest, 'vehicleId'>;

export interface PricedRide {
  readonly fare: Fare;
  readonly drives: Drives;
}

/**
 * The fare of a ride and the values that it was computed from. @throws FakeRefusal 422 for what cannot be sold, as the
 * API does
 */
export function priceRide(ride: Ride, vehicle: Vehicle, call: FakeCall): PricedRide {
  requireSold(ride, call);
  const drives = isHire(ride) ? { there: null, back: null } : findDrives(ride, call);
  const fare = tripFare(ride, {
    tariff: defaultTariff,
    vehicle: {
      hourlyPrice: vehicle.pricePerHour?.cents ?? null,
      isPremium: vehicle.class !== 'standard',
    },
    outbound: drives.there && driven(drives.there),
    back: drives.back && driven(drives.back),
  });
  if (fare === null) throw new FakeRefusal('pricing.calculation_failed');
  return { fare, drives };
}

const driven = ({ distance, duration }: RouteEstimate) => ({
  metres: distance.value,
  seconds: duration.value,
});

function requireSold({ extras, hireHours }: Ride, { state }: FakeCall): void {
  const isUnsold = (wanted: string) =>
    state.config.extras.some(({ code, available }) => code === wanted && available === false);
  if ((extras ?? []).some(({ code }) => isUnsold(code)))
    throw createRefusal('pricing.extra_unavailable', 'extras');
  if (hireHours && (extras ?? []).some(({ code }) => code === 'extra_waiting'))
    throw createRefusal('pricing.waiting_included', 'extras');
}

const createRefusal = (code: ErrorCode, field: string, params: TextParams = {}) =>
  new FakeRefusal(code, params, { [field]: [code] });

function findDrives(ride: Ride, call: FakeCall): Drives {
  const destination = findDestination(ride);
  const there = drive([
    ['pickup_address', ride.pickupAddress],
    ...(ride.stops ?? []).map((stop, index) => [`stops.${index}`, stop] as const),
    ['destination_address', destination],
  ]);
  const back = isRoundTrip(ride)
    ? drive([
        ['return_pickup_address', ride.returnPickupAddress ?? destination],
        ['return_destination_address', ride.returnDestinationAddress ?? ride.pickupAddress],
      ])
    : null;
  requireReturnAfterArrival(ride, there, call);
  return { there, back };
}

function requireReturnAfterArrival(
  { pickupAt, returnAt }: Ride,
  { duration: { value: seconds } }: RouteEstimate,
  { language }: FakeCall,
): void {
  const arrival = new Date(Date.parse(`${pickupAt}Z`) + seconds * 1000).toISOString().slice(0, 16);
  if (!returnAt || returnAt < pickupAt || returnAt >= arrival) return;
  const { dateTime, duration } = formatterFor(language);
  const params = { time: dateTime(arrival, 'weekday'), duration: duration(seconds) };
  throw new FakeRefusal('validation', params, { return_datetime: ['validation.return_too_early'] });
}

/** Between known places that lie apart. */
function drive(ends: readonly (readonly [field: string, address: string])[]): RouteEstimate {
  const unknown = ends.find(([, address]) => findPlace(address) === undefined);
  if (unknown) throw createRefusal('pricing.distance_unknown', unknown[0], { address: unknown[1] });
  const places = ends.map(([, address]) => findPlace(address)?.id);
  const [last] = ends.at(-1) ?? [''];
  if (places.every((id) => id === places[0])) throw createRefusal('pricing.same_place', last);
  return driveBetween(ends.map(([, address]) => address));
}

export function vehicleById({ state }: FakeCall, id: number): Vehicle {
  const vehicle = state.vehicles.find((candidate) => candidate.id === id);
  if (vehicle === undefined) throw new FakeRefusal('fleet.vehicle_not_found');
  return vehicle;
}

/** A quote as the API returns it; its seal contains only the price and the expiry. */
export function quoteRide(ride: QuoteRequest, call: FakeCall): Quote {
  const vehicle = vehicleById(call, ride.vehicleId);
  const { fare, drives } = priceRide(ride, vehicle, call);
  const expiresAt = new Date(call.now.getTime() + quoteMinutes * 60_000).toISOString();
  return {
    quote: `fake-quote-${fare.total}-${expiresAt}`,
    expiresAt,
    tariffVersion: defaultTariff.version,
    currency: 'EUR',
    totalPrice: euros(fare.total),
    lines: [...fare.lines],
    badges: {
      roundTrip: drives.back !== null,
      nightTime: isNight(ride.pickupAt, defaultTariff),
      weekend: isWeekend(ride.pickupAt),
      premium: vehicle.class !== 'standard',
    },
    route: drives.there,
    returnRoute: drives.back,
    distanceKm: drives.there === null ? null : drives.there.distance.value / 1000,
    distanceText: drives.there?.distance.text ?? null,
    durationSeconds: drives.there?.duration.value ?? null,
    durationText: drives.there?.duration.text ?? null,
    timezone: findZone(ride),
    hire: toHire(ride, call),
    freeWaiting: findFreeWaiting(ride, call),
    ...findRidePlaces(ride),
    earliestPickupAt: findEarliestPickup(ride, call),
  };
}

/**
 * Compares the browser's price with the price of the ride. @throws FakeRefusal with the true price, as the API does
 */
export function settlePrice(
  { quote, totalPrice }: Pick<ReservationRequest, 'quote' | 'totalPrice'>,
  total: number,
  { now, language }: FakeCall,
): void {
  const [, cents, expiresAt = ''] = /^fake-quote-(\d+)-(.+)$/.exec(quote ?? '') ?? [];
  const params = { total: formatterFor(language).money(total), total_price: total / 100 };
  if (quote && Number(cents) !== total) throw new FakeRefusal('pricing.quote_invalid', params);
  if (quote && !(new Date(expiresAt) > now)) throw new FakeRefusal('pricing.quote_expired', params);
  if (totalPrice && totalPrice.cents !== total) throw new FakeRefusal('pricing.price_changed', params);
}
