import type { Language, QuoteRequest } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { vehicleById } from '../../fleet/index.ts';
import type { JourneyFacts } from '../model/journey-facts.ts';
import { priceVehicle } from '../model/price-vehicle.ts';
import type { PricedTrip } from '../model/priced-trip.ts';
import { vehicleTariffs } from '../tariffs.repository.ts';
import { findJourneyFacts } from './find-journey-facts.ts';

export type PricingDeps = Pick<Deps, 'db' | 'maps' | 'config'>;

export type PricedJourney = JourneyFacts & { readonly priced: PricedTrip };

/**
 * Prices a trip from its addresses: by distance, or by the hour where the customer hires a chauffeur.
 * @throws AppError if the vehicle is unknown, or has no hourly price but needs one; 422 as `findJourneyFacts` does
 */
export async function priceTrip(
  deps: PricingDeps,
  trip: QuoteRequest,
  language: Language,
): Promise<PricedJourney> {
  const vehicle = await vehicleById(deps.db, trip.vehicleId);
  if (!vehicle) throw new AppError('fleet.vehicle_not_found');
  const facts = await findJourneyFacts(deps, trip, language);
  const tariffs = await vehicleTariffs(deps.db, vehicle.id);
  const priced = priceVehicle(deps.config, { trip, facts, vehicle, tariffs });
  if (!priced) throw new AppError('pricing.calculation_failed');
  return { ...facts, priced };
}
