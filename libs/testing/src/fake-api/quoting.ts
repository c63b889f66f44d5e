import {
  euros,
  type ExtraChoice,
  type Quote,
  type QuoteRequest,
  type RouteEstimate,
  type Vehicle,
} from '@livree/contracts';
import { defaultTariff, isNight, isWeekend, price, type Fare, type PriceInput } from '@livree/pricing';
import { fareLinesOnWire } from '../builders/pricing.ts';
import type { FakeCall } from './handler.ts';
import { driveBetween, placeOf } from './places.ts';
import { FakeRefusal } from './refusal.ts';

const quoteMinutes = 15;

interface Drives {
  readonly there: RouteEstimate | null;
  readonly back: RouteEstimate | null;
}

/** The fare of a ride and what it was computed from. */
export function priceRide(ride: QuoteRequest, vehicle: Vehicle): { fare: Fare; drives: Drives } {
  const drives = drivesOf(ride);
  const extras: readonly ExtraChoice[] = ride.extras ?? [];
  const input: PriceInput = { tariff: defaultTariff, extras, ...work(ride, vehicle, drives) };
  return { fare: price(input), drives };
}

function drivesOf(ride: QuoteRequest): Drives {
  const there = driveIfKnown([ride.pickupAddress, ...(ride.stops ?? []), ride.destinationAddress]);
  const back = [
    ride.returnPickupAddress ?? ride.destinationAddress,
    ride.returnDestinationAddress ?? ride.pickupAddress,
  ];
  return { there, back: there !== null && ride.roundTrip ? driveIfKnown(back) : null };
}

function driveIfKnown(addresses: readonly string[]): RouteEstimate | null {
  return addresses.every((address) => placeOf(address) !== undefined) ? driveBetween(addresses) : null;
}

type Work =
  | Pick<Extract<PriceInput, { mode: 'distance' }>, 'mode' | 'trip'>
  | Pick<Extract<PriceInput, { mode: 'hourly' }>, 'mode' | 'hire'>;

function work(ride: QuoteRequest, vehicle: Vehicle, { there, back }: Drives): Work {
  if (there === null) {
    const vehicleHourlyPrice = vehicle.pricePerHour?.cents ?? 0;
    return { mode: 'hourly', hire: { vehicleHourlyPrice, serviceType: ride.serviceType ?? 'private' } };
  }
  const leg = (drive: RouteEstimate, stops: number) => ({
    metres: drive.distance.value,
    seconds: drive.duration.value,
    stops,
  });
  const outbound = { ...leg(there, ride.stops?.length ?? 0), pickup: ride.pickupAt };
  const returning =
    back === null ? {} : { return: { ...leg(back, 0), ...(ride.returnAt ? { pickup: ride.returnAt } : {}) } };
  return { mode: 'distance', trip: { outbound, ...returning, premium: vehicle.class !== 'standard' } };
}

export function vehicleById({ state }: FakeCall, id: number): Vehicle {
  const vehicle = state.vehicles.find((candidate) => candidate.id === id);
  if (vehicle === undefined) throw new FakeRefusal('fleet.vehicle_not_found');
  return vehicle;
}

/** A price as the API quotes it; its signature is only a name for it. */
export function quoteRide(ride: QuoteRequest, call: FakeCall): Quote {
  const vehicle = vehicleById(call, ride.vehicleId);
  const { fare, drives } = priceRide(ride, vehicle);
  return {
    quote: `fake-quote-${fare.total}`,
    expiresAt: new Date(call.now.getTime() + quoteMinutes * 60_000).toISOString(),
    tariffVersion: defaultTariff.version,
    currency: 'EUR',
    totalPrice: euros(fare.total),
    lines: fareLinesOnWire(fare),
    badges: {
      roundTrip: drives.back !== null,
      nightTime: isNight(ride.pickupAt),
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
