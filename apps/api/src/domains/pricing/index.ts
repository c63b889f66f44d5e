import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { pricingRoutes } from './pricing.routes.ts';

export { leastRidePrices } from './least-ride-prices.ts';
export { priceTrip } from './commands/price-trip.ts';
export { settlePrice } from './commands/settle-price.ts';
export { presentDrive } from './drive.presenter.ts';
export { findEarliestPickup } from './model/earliest-pickup.ts';
export { sealQuote } from './model/quote-seal.ts';
export { fingerprintTrip } from './model/trip.ts';
export { pricedTrip } from './model/priced-trip.ts';
export type { PricedTrip } from './model/priced-trip.ts';
export { unavailableExtras } from './model/unavailable-extras.ts';
export { seedTariffs } from './seed.ts';

/** The price of a trip. */
export function register(app: FastifyInstance, deps: Deps): void {
  pricingRoutes(app, deps);
}
