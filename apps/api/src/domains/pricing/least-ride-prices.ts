import type { Connection } from '../../platform/db/index.ts';
import type { LeastPrices } from '../fleet/index.ts';
import { findLeastPrice } from './model/least-price.ts';
import { allTariffs } from './tariffs.repository.ts';

/** Tells the fleet what a ride with each vehicle costs at least. */
export function leastRidePrices(db: Connection): LeastPrices {
  return async () => {
    const tariffs = await allTariffs(db);
    return (vehicle) => findLeastPrice(tariffs, vehicle);
  };
}
