import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type LastRides, pricesRoutes } from './editing/prices.routes.ts';
import { startDueDrafts } from './editing/publish-drafts.ts';
import { startDraftsJob } from './pricing.jobs.ts';
import { pricingRoutes } from './pricing.routes.ts';

export { leastRidePrices } from './least-ride-prices.ts';
export { priceTrip } from './commands/price-trip.ts';
export { settlePrice } from './commands/settle-price.ts';
export { presentDrive } from './drive.presenter.ts';
export { findEarliestPickup, findNoticeMinutes } from './model/earliest-pickup.ts';
export { isQuotedFrom, sealQuote } from './model/quote-seal.ts';
export { fingerprintTrip } from './model/trip.ts';
export { pricedTrip } from './model/priced-trip.ts';
export type { PricedTrip } from './model/priced-trip.ts';
export { requireReturnAfterArrival } from './model/return-after-arrival.ts';
export { listUnsoldExtras } from './model/unsold-extras.ts';
export { presentPlaces } from './pricing.presenter.ts';
export { seedTariffs } from './seed.ts';

export type { SoldTrip } from './editing/compare-tariffs.ts';

/** The price of a trip, and the tariffs that it follows from. @param lastRides what drafts of tariffs are compared on */
export function register(app: FastifyInstance, deps: Deps, lastRides: LastRides): void {
  pricingRoutes(app, deps);
  pricesRoutes(app, deps, lastRides);
  deps.jobs.handle(startDraftsJob, () => startDueDrafts(deps));
  deps.jobs.every('* * * * *', startDraftsJob);
}
