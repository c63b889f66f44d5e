import { vehicleClasses, type Vehicle, type VehicleClass } from '@livree/contracts';
import { byHourlyPrice } from '../../../fleet/by-hourly-price.ts';
import type { Booking } from '../../../wizard/booking.ts';
import { findSortingPrice, type Offer } from './offer.ts';

/** The vehicle at a class's starting price. */
export function firstOfClass(fleet: readonly Vehicle[], plan: string): Vehicle | undefined {
  return cheapest(fleet.filter((vehicle) => vehicle.class === plan));
}

/** The vehicle of a type at its lowest price. */
export function firstOfType(fleet: readonly Vehicle[], type: string | null): Vehicle | undefined {
  return cheapest(fleet.filter((vehicle) => vehicle.type === type));
}

const cheapest = (vehicles: readonly Vehicle[]): Vehicle | undefined => byHourlyPrice(vehicles)[0];

interface OfferView {
  readonly plan: Booking['plan'];
  /** First, whatever its class. */
  readonly carried: number | null;
  /** Empty for every class. */
  readonly vehicleClass: string;
}

/**
 * The offers to select from: those that can make the ride before the others, the selected vehicle first, then the
 * class of the plan; by ascending price.
 */
export function offersInView(offers: readonly Offer[], view: OfferView): readonly Offer[] {
  const { plan, carried, vehicleClass } = view;
  const ranks = ({ vehicle, obstacle }: Offer): boolean[] => [
    obstacle !== null,
    vehicle.id !== carried,
    vehicle.class !== plan,
  ];
  const wanted = offers.filter(
    ({ vehicle }) => vehicle.id === carried || vehicleClass === '' || vehicle.class === vehicleClass,
  );
  return wanted
    .toSorted((a, b) => findSortingPrice(a) - findSortingPrice(b))
    .toSorted((a, b) => compareRanks(ranks(a), ranks(b)));
}

function compareRanks(first: readonly boolean[], second: readonly boolean[]): number {
  const differing = first.findIndex((rank, index) => rank !== second[index]);
  return Number(first[differing] ?? false) - Number(second[differing] ?? false);
}

/** The classes that a fleet has, in the order of the plans. */
export const listClasses = (fleet: readonly Vehicle[]): readonly VehicleClass[] =>
  vehicleClasses.filter((name) => fleet.some((vehicle) => vehicle.class === name));

/** A plan is a vehicle class, so selecting a vehicle of another class drops it. */
export function planAfterChoice(plan: Booking['plan'], vehicle: Vehicle): Booking['plan'] {
  return plan === vehicle.class ? plan : null;
}
