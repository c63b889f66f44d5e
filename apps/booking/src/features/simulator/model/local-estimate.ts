import { euros, type FareLine, type Quote, type RouteEstimate, type TariffWire } from '@livree/contracts';
import { price, type Fare, type Tariff } from '@livree/pricing';
import { pickupAt, returnAt, stopAddresses, type Trip } from '../../../trip/trip.ts';
import type { OfferedVehicle } from './offered-vehicle.ts';

/** A price with its lines: the server's, or our own guess when the server does not answer. */
export interface Estimate {
  readonly lines: readonly FareLine[];
  readonly totalCents: number;
  readonly badges: Quote['badges'];
}

interface LocalEstimateInput {
  readonly trip: Trip;
  readonly vehicle: OfferedVehicle;
  /** Null when the distance is unknown: the price is then by the hour. */
  readonly route: RouteEstimate | null;
  readonly tariff: TariffWire;
}

const centsOf = (amount: { readonly cents: number } | null): number | null => amount?.cents ?? null;

function tariffOf(wire: TariffWire): Tariff {
  return {
    version: wire.version,
    base: wire.basePrice.cents,
    perKm: wire.pricePerKm.cents,
    perHour: wire.pricePerHour.cents,
    perStop: wire.pricePerStop.cents,
    roundTripLegMultiplier: wire.roundTripMultiplier / 2,
    nightMultiplier: wire.nightMultiplier,
    weekendMultiplier: wire.weekendMultiplier,
    premiumMultiplier: wire.premiumMultiplier,
    minimum: centsOf(wire.minimumPrice) ?? 0,
    maximum: centsOf(wire.maximumPrice),
  };
}

/** Seconds between pickup and return; the hire of a ride without a return is the engine's to say. */
function hireSeconds(trip: Trip): number | undefined {
  const [from, to] = [pickupAt(trip), returnAt(trip)];
  return from === null || to === null ? undefined : (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 1000;
}

function fareOf({ trip, vehicle, route, tariff: wire }: LocalEstimateInput): Fare | null {
  const tariff = tariffOf(wire);
  const pickup = pickupAt(trip);
  if (pickup === null) return null;
  if (route === null) {
    if (vehicle.hourlyPrice === null) return null;
    const seconds = hireSeconds(trip);
    const hire = { vehicleHourlyPrice: vehicle.hourlyPrice, serviceType: 'business' as const };
    return price({ tariff, mode: 'hourly', hire: seconds === undefined ? hire : { ...hire, seconds } });
  }
  const leg = { metres: Math.round(route.distance.value), seconds: Math.round(route.duration.value) };
  const back = returnAt(trip);
  const returning = { ...leg, stops: 0, ...(back === null ? {} : { pickup: back }) };
  return price({
    tariff,
    mode: 'distance',
    trip: {
      outbound: { ...leg, stops: stopAddresses(trip).length, pickup },
      ...(trip.roundTrip ? { return: returning } : {}),
      premium: vehicle.isPremium,
    },
  });
}

/** A price reckoned in the browser by the same engine. An estimate, never bookable; null when nothing is known to reckon with. */
export function localEstimate(input: LocalEstimateInput): Estimate | null {
  const fare = fareOf(input);
  if (fare === null) return null;
  const has = (code: string): boolean => fare.lines.some((line) => line.code === code);
  return {
    lines: fare.lines.map(({ code, cents, detail: { hourlyPrice, limit, ...counted } }) => ({
      code,
      amount: euros(cents),
      detail: {
        ...counted,
        ...(hourlyPrice === undefined ? {} : { hourlyPrice: euros(hourlyPrice) }),
        ...(limit === undefined ? {} : { limit: euros(limit) }),
      },
    })),
    totalCents: fare.total,
    badges: {
      roundTrip: input.trip.roundTrip,
      nightTime: has('night'),
      weekend: has('weekend'),
      premium: has('premium'),
    },
  };
}
