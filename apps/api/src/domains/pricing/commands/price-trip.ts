import type { QuoteRequest } from '@livree/contracts';
import { isPremiumClass, tripFare } from '@livree/pricing';
import { MapsError, type Place } from '@livree/maps';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { vehicleById } from '../../fleet/index.ts';
import { type DerivedRoute, deriveRoute } from '../../maps/index.ts';
import type { PricedTrip } from '../model/priced-trip.ts';
import { tariffFor } from '../model/tariffs.ts';
import { listDrives } from '../model/trip.ts';
import { allTariffs } from '../tariffs.repository.ts';

export type PricingDeps = Pick<Deps, 'db' | 'maps' | 'config'>;

type Routes = { readonly outbound: DerivedRoute | null; readonly back: DerivedRoute | null };

export type PricedRoutes = Routes & { readonly priced: PricedTrip };

/**
 * Prices a trip from its addresses: by distance if they are found and lie apart, otherwise by the hour.
 * @throws AppError if the vehicle is unknown, or has no hourly price but needs one
 */
export async function priceTrip(deps: PricingDeps, trip: QuoteRequest): Promise<PricedRoutes> {
  const vehicle = await vehicleById(deps.db, trip.vehicleId);
  if (!vehicle) throw new AppError('fleet.vehicle_not_found');
  const { outbound, back, start } = await findRoutes(deps, trip);
  const pickup = { town: start?.town ?? null, address: trip.pickupAddress };
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
      timeZone: start?.timeZone ?? deps.config.timeZone,
    },
  };
}

const driven = ({ estimate: { metres, seconds } }: DerivedRoute) => ({ metres, seconds });

/** Whether a route leads to another place. A ride that ends where it begins, without a stop, has no distance. */
const isDrive = ({ places }: DerivedRoute): boolean => places.some(({ id }) => id !== places[0]?.id);

/** Both drives or none, because half a distance has no price; and the place where the ride starts. */
async function findRoutes(deps: PricingDeps, trip: QuoteRequest): Promise<Routes & { start: Place | null }> {
  const drives = listDrives(trip);
  try {
    const outbound = await deriveRoute(deps, drives.outbound);
    const back = drives.back && (await deriveRoute(deps, drives.back));
    const start = outbound.places[0] ?? null;
    const areDrives = isDrive(outbound) && (back === null || isDrive(back));
    return areDrives ? { outbound, back, start } : { outbound: null, back: null, start };
  } catch (error) {
    if (error instanceof MapsError) return { outbound: null, back: null, start: null };
    throw error;
  }
}
