import type { FareLine, PricingConfig, Quote, QuoteRequest, RouteEstimate, Tariff } from '@livree/contracts';
import { cityInAddress, isRoundTrip, tripFare } from '@livree/pricing';
import { localTariff } from './local-tariff.ts';
import type { OfferedVehicle } from './offered-vehicle.ts';

/** A price with its lines: the server's, or a local estimate if the server does not answer. */
export interface Estimate {
  readonly lines: readonly FareLine<string>[];
  readonly totalCents: number;
  readonly badges: Quote['badges'];
  /** Over both drives. */
  readonly metres: number;
  readonly seconds: number;
}

interface LocalEstimateInput {
  /** Null if an input of the price is missing. */
  readonly request: QuoteRequest | null;
  readonly vehicle: OfferedVehicle;
  /** Null if the distance is unknown: then there is no price. */
  readonly route: RouteEstimate | null;
  /** The general tariff. */
  readonly tariff: Tariff;
  /** Those of cities and vehicles. */
  readonly tariffs: readonly PricingConfig[];
}

/**
 * A price computed in the browser by the same engine and tariff. An estimate that cannot be booked; null if there is
 * too little to compute it.
 */
export function localEstimate({
  request,
  vehicle,
  route,
  tariff: general,
  tariffs,
}: LocalEstimateInput): Estimate | null {
  if (request === null || route === null) return null;
  const roundTrip = isRoundTrip(request);
  const drive = { metres: route.distance.value, seconds: route.duration.value };
  const city = route.places[0]?.town ?? cityInAddress(request.pickupAddress);
  const tariff = localTariff(tariffs, general, { vehicleId: vehicle.id, city });
  const fare = tripFare(request, { tariff, vehicle, outbound: drive, back: roundTrip ? drive : null });
  if (fare === null) return null;
  const has = (code: string): boolean => fare.lines.some((line) => line.code === code);
  const drives = roundTrip ? 2 : 1;
  return {
    lines: fare.lines,
    totalCents: fare.total,
    badges: { roundTrip, nightTime: has('night'), weekend: has('weekend'), premium: has('premium') },
    metres: drives * drive.metres,
    seconds: drives * drive.seconds,
  };
}
