import type { Language, QuoteRequest } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { vehicleById } from '../../fleet/index.ts';
import { priceVehicle } from '../model/price-vehicle.ts';
import type { PricedTrip } from '../model/priced-trip.ts';
import type { Survey } from '../model/survey.ts';
import { vehicleTariffs } from '../tariffs.repository.ts';
import { surveyJourney } from './survey-journey.ts';

export type PricingDeps = Pick<Deps, 'db' | 'maps' | 'config'>;

export type PricedJourney = Survey & { readonly priced: PricedTrip };

/**
 * Prices a trip from its addresses: by distance, or by the hour where the customer hires a chauffeur.
 * @throws AppError if the vehicle is unknown, or has no hourly price but needs one; 422 as `surveyJourney` does
 */
export async function priceTrip(
  deps: PricingDeps,
  trip: QuoteRequest,
  language: Language,
): Promise<PricedJourney> {
  const vehicle = await vehicleById(deps.db, trip.vehicleId);
  if (!vehicle) throw new AppError('fleet.vehicle_not_found');
  const survey = await surveyJourney(deps, trip, language);
  const tariffs = await vehicleTariffs(deps.db, vehicle.id);
  const priced = priceVehicle(deps.config, { trip, survey, vehicle, tariffs });
  if (!priced) throw new AppError('pricing.calculation_failed');
  return { ...survey, priced };
}
