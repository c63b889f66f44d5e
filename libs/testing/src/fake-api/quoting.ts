import {
  euros,
  type Quote,
  type QuoteRequest,
  type ReservationRequest,
  type RouteEstimate,
  type Vehicle,
} from '@livree/contracts';
import { defaultTariff, isNight, isRoundTrip, isWeekend, tripFare, type Fare } from '@livree/pricing';
import { formatterFor } from '@livree/i18n';
import type { FakeCall } from './handler.ts';
import { driveBetween, placeOf } from './places.ts';
import { FakeRefusal } from './refusal.ts';

const quoteMinutes = 15;

interface Drives {
  readonly there: RouteEstimate | null;
  readonly back: RouteEstimate | null;
}

/** The fare of a ride and the values that it was computed from. */
export function priceRide(ride: QuoteRequest, vehicle: Vehicle): { fare: Fare; drives: Drives } {
  const drives = drivesOf(ride);
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

function drivesOf(ride: QuoteRequest): Drives {
  const there = driveIfKnown([ride.pickupAddress, ...(ride.stops ?? []), ride.destinationAddress]);
  const back = [
    ride.returnPickupAddress ?? ride.destinationAddress,
    ride.returnDestinationAddress ?? ride.pickupAddress,
  ];
  return { there, back: there !== null && isRoundTrip(ride) ? driveIfKnown(back) : null };
}

/** No drive between unknown places, nor from a place to itself. */
function driveIfKnown(addresses: readonly string[]): RouteEstimate | null {
  const places = addresses.map(placeOf);
  const isDrive = places.some((place) => place?.id !== places[0]?.id);
  return isDrive && !places.includes(undefined) ? driveBetween(addresses) : null;
}

export function vehicleById({ state }: FakeCall, id: number): Vehicle {
  const vehicle = state.vehicles.find((candidate) => candidate.id === id);
  if (vehicle === undefined) throw new FakeRefusal('fleet.vehicle_not_found');
  return vehicle;
}

/** A quote as the API returns it; its seal contains only the price and the expiry. */
export function quoteRide(ride: QuoteRequest, call: FakeCall): Quote {
  const vehicle = vehicleById(call, ride.vehicleId);
  const { fare, drives } = priceRide(ride, vehicle);
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
    timezone: placeOf(ride.pickupAddress)?.timeZone ?? 'Europe/Paris',
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
