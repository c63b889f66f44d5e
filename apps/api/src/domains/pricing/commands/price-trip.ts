import type { QuoteRequest } from '@livree/contracts';
import { isPremiumClass, tripFare } from '@livree/pricing';
import { MapsError } from '@livree/maps';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { vehicleById } from '../../fleet/index.ts';
import { type DerivedRoute, deriveRoute } from '../../maps/index.ts';
import type { PricedTrip } from '../model/priced-trip.ts';
import { tariffFor } from '../model/tariffs.ts';
import { drivesOf } from '../model/trip.ts';
import { allTariffs } from '../tariffs.repository.ts';

export type PricingDeps = Pick<Deps, 'db' | 'maps' | 'config'>;

export type PricedRoutes = {
  readonly priced: PricedTrip;
  readonly outbound: DerivedRoute | null;
  readonly back: DerivedRoute | null;
};

/**
 * Prices a trip from its addresses: by distance if they are found, otherwise by the hour.
 * @throws AppError if the vehicle is unknown, or has no hourly price but needs one
 */
export async function priceTrip(deps: PricingDeps, trip: QuoteRequest): Promise<PricedRoutes> {
  const vehicle = await vehicleById(deps.db, trip.vehicleId);
  if (!vehicle) throw new AppError('fleet.vehicle_not_found');
  const { outbound, back } = await routesOf(deps, trip);
  const pickup = { town: outbound?.places[0]?.town ?? null, address: trip.pickupAddress };
  const { tariff } = tariffFor(await allTariffs(deps.db), vehicle.id, pickup);
  const fare = tripFare(trip, {
    tariff,
    vehicle: { hourlyPrice: vehicle.hourly_price_cents, isPremium: isPremiumClass(vehicle.class) },
    outbound: outbound && driven(outbound),
    back: back && driven(back),
  });
  if (!fare) throw new AppError('pricing.calculation_failed');
  return {
    outbound,
    back,
    priced: {
      tariffVersion: tariff.version,
      total: fare.total,
      lines: fare.lines.map((line) => ({ ...line })),
      outbound: outbound && driven(outbound),
      return: back && driven(back),
      extras: (trip.extras ?? []).map((extra) => ({ ...extra })),
      policy: { ...deps.config.cancellationPolicy },
      timeZone: outbound?.places[0]?.timeZone ?? deps.config.timeZone,
    },
  };
}

const driven = ({ estimate: { metres, seconds } }: DerivedRoute) => ({ metres, seconds });

/** Both drives or none, because half a distance has no price. */
async function routesOf(
  deps: PricingDeps,
  trip: QuoteRequest,
): Promise<{ outbound: DerivedRoute | null; back: DerivedRoute | null }> {
  const drives = drivesOf(trip);
  try {
    const outbound = await deriveRoute(deps, drives.outbound);
    return { outbound, back: drives.back && (await deriveRoute(deps, drives.back)) };
  } catch (error) {
    if (error instanceof MapsError) return { outbound: null, back: null };
    throw error;
  }
}
