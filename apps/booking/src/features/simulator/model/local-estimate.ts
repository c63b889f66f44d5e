import type { FareLine, Quote, QuoteRequest, RouteEstimate, Tariff } from '@livree/contracts';
import { isRoundTrip, tripFare } from '@livree/pricing';
import type { OfferedVehicle } from './offered-vehicle.ts';

/** A price with its lines: the server's, or a local estimate if the server does not answer. */
export interface Estimate {
  readonly lines: readonly FareLine<string>[];
  readonly totalCents: number;
  readonly badges: Quote['badges'];
}

interface LocalEstimateInput {
  /** Null if an input of the price is missing. */
  readonly request: QuoteRequest | null;
  readonly vehicle: OfferedVehicle;
  /** Null if the distance is unknown: then the price is by the hour. */
  readonly route: RouteEstimate | null;
  readonly tariff: Tariff;
}

/**
 * A price computed in the browser by the same engine. An estimate that cannot be booked; null if there is too little
 * to compute it.
 */
export function localEstimate({ request, vehicle, route, tariff }: LocalEstimateInput): Estimate | null {
  if (request === null) return null;
  const roundTrip = isRoundTrip(request);
  const drive = route && { metres: route.distance.value, seconds: route.duration.value };
  const fare = tripFare(request, { tariff, vehicle, outbound: drive, back: roundTrip ? drive : null });
  if (fare === null) return null;
  const has = (code: string): boolean => fare.lines.some((line) => line.code === code);
  return {
    lines: fare.lines,
    totalCents: fare.total,
    badges: { roundTrip, nightTime: has('night'), weekend: has('weekend'), premium: has('premium') },
  };
}
