import type { Vehicle, VehicleTotal } from '@livree/contracts';
import { pickupAt } from '../../../trip/trip.ts';
import type { Booking } from '../../../wizard/booking.ts';

/** Why a vehicle cannot make a ride: too few seats, too little room for bags, or not ready so early. */
export type Obstacle = 'passengers' | 'bags' | 'time';

/** A vehicle with what is known of it for one ride. */
export interface Offer {
  readonly vehicle: Vehicle;
  /** Its price of the journey; undefined until it is known. */
  readonly total: VehicleTotal | undefined;
  readonly obstacle: Obstacle | null;
}

type Ride = Pick<Booking, 'passengers' | 'bags' | 'trip'>;

function findObstacle(vehicle: Vehicle, total: VehicleTotal | undefined, ride: Ride): Obstacle | null {
  if (ride.passengers > vehicle.seats) return 'passengers';
  if ((ride.bags ?? 0) > vehicle.luggageCapacity) return 'bags';
  const pickup = pickupAt(ride.trip);
  return total !== undefined && pickup !== null && pickup < total.earliestPickupAt ? 'time' : null;
}

/** What a vehicle offers for a ride. */
export const toOffer = (vehicle: Vehicle, total: VehicleTotal | undefined, ride: Ride): Offer => ({
  vehicle,
  total,
  obstacle: findObstacle(vehicle, total, ride),
});

/** Cents by which offers are sorted: of the journey, else of the shortest ride; those on request come last. */
export function findSortingPrice({ vehicle, total }: Offer): number {
  if (total !== undefined) return total.totalPrice?.cents ?? Infinity;
  return (vehicle.ridePriceFrom ?? vehicle.pricePerHour)?.cents ?? Infinity;
}
