import { euros, type Totals, type TotalsRequest } from '@livree/contracts';
import type { FakeCall } from './handler.ts';
import { priceRide } from './quoting.ts';
import { findEarliestPickup, toHire, findFreeWaiting, findZone } from './ride-terms.ts';

/** The price of a journey with every vehicle, those with room first, as the API returns it. */
export function totalRide(ride: TotalsRequest, call: FakeCall): Totals {
  const priced = call.state.vehicles.map((vehicle) => ({ vehicle, ...priceRide(ride, vehicle, call) }));
  const vehicles = priced
    .map(({ vehicle, fare }) => ({
      vehicleId: vehicle.id,
      totalPrice: euros(fare.total),
      fits: (ride.passengers ?? 1) <= vehicle.seats && (ride.bags ?? 0) <= vehicle.luggageCapacity,
      earliestPickupAt: findEarliestPickup(ride, call),
    }))
    .toSorted((a, b) => Number(b.fits) - Number(a.fits) || a.totalPrice.cents - b.totalPrice.cents);
  const [there, back] = [priced[0]?.drives.there, priced[0]?.drives.back];
  return {
    currency: 'EUR',
    distanceKm: there ? (there.distance.value + (back?.distance.value ?? 0)) / 1000 : null,
    distanceText: there?.distance.text ?? null,
    durationSeconds: there ? there.duration.value + (back?.duration.value ?? 0) : null,
    durationText: there?.duration.text ?? null,
    timezone: findZone(ride),
    hire: toHire(ride, call),
    freeWaiting: findFreeWaiting(ride, call),
    vehicles,
  };
}
