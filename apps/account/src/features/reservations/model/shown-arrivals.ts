import type { FormFaults } from '@livree/api-client';
import { type AskedArrivals, findAskedArrivals, type RidePlaces } from '@livree/rides/arrivals';
import type { ChangeWish } from './change-wish.ts';

/**
 * Which flights and trains a change shows: those that the places ask for, those that the ride has, and those that the
 * server misses at a place that is new.
 */
export function findShownArrivals(wish: ChangeWish, faults: FormFaults, places: RidePlaces): AskedArrivals {
  const asked = findAskedArrivals(wish.extras, places);
  const isShown = (
    name: 'flightNumber' | 'returnFlightNumber' | 'trainNumber' | 'returnTrainNumber',
  ): boolean => wish[name] !== '' || faults[name] !== undefined;
  return {
    flight: asked.flight || isShown('flightNumber'),
    returnFlight: asked.returnFlight || isShown('returnFlightNumber'),
    train: asked.train || isShown('trainNumber'),
    returnTrain: asked.returnTrain || isShown('returnTrainNumber'),
  };
}
