import type { Vehicle, VehicleTotal } from '@livree/contracts';
import type { Booking } from '../wizard/booking.ts';
import { hasRoom } from './has-room.ts';

/** A vehicle that takes everybody, at its price of the journey; null while that is unknown. */
export interface RoomyOffer {
  readonly vehicle: Vehicle;
  readonly cents: number | null;
}

type Ride = Pick<Booking, 'passengers' | 'bags'> & { readonly pickupAt: string | null };

/** The cheapest vehicle with room for a ride that is ready in time, by the prices of the API; undefined if there is none. */
export function findNextWithRoom(
  fleet: readonly Vehicle[],
  totals: ReadonlyMap<number, VehicleTotal>,
  ride: Ride,
): RoomyOffer | undefined {
  const isReady = (total: VehicleTotal | undefined): boolean =>
    ride.pickupAt === null || total === undefined || total.earliestPickupAt <= ride.pickupAt;
  return fleet
    .filter((vehicle) => hasRoom(vehicle, ride) && isReady(totals.get(vehicle.id)))
    .map((vehicle) => ({ vehicle, cents: totals.get(vehicle.id)?.totalPrice?.cents ?? null }))
    .toSorted((one, other) => rank(one) - rank(other))[0];
}

const rank = ({ vehicle, cents }: RoomyOffer): number =>
  cents ?? (vehicle.ridePriceFrom ?? vehicle.pricePerHour)?.cents ?? Infinity;
