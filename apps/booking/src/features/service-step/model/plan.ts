import { vehicleClasses, type Vehicle, type VehicleClass } from '@livree/contracts';
import { byHourlyPrice } from '../../../fleet/by-hourly-price.ts';
import type { Booking } from '../../../wizard/booking.ts';

/** The vehicle at a class's starting price. */
export function firstOfClass(fleet: readonly Vehicle[], plan: string): Vehicle | undefined {
  return cheapest(fleet.filter((vehicle) => vehicle.class === plan));
}

/** The vehicle of a type at its lowest price. */
export function firstOfType(fleet: readonly Vehicle[], type: string | null): Vehicle | undefined {
  return cheapest(fleet.filter((vehicle) => vehicle.type === type));
}

const cheapest = (vehicles: readonly Vehicle[]): Vehicle | undefined => byHourlyPrice(vehicles)[0];

/** The fleet with the selected plan's class first; each class by ascending price. */
export function fleetForPlan(fleet: readonly Vehicle[], plan: Booking['plan']): readonly Vehicle[] {
  const rank = (vehicle: Vehicle): number => (vehicle.class === plan ? 0 : 1);
  return byHourlyPrice(fleet).toSorted((a, b) => rank(a) - rank(b));
}

interface FleetView {
  readonly plan: Booking['plan'];
  /** First, whatever its class. */
  readonly carried: number | null;
  /** Empty for every class. */
  readonly vehicleClass: string;
}

/** The vehicles to select from, in order. */
export function fleetInView(
  fleet: readonly Vehicle[],
  { plan, carried, vehicleClass }: FleetView,
): readonly Vehicle[] {
  const first = fleet.filter(({ id }) => id === carried);
  const others = fleet.filter((vehicle) => vehicle.id !== carried);
  const wanted = others.filter((vehicle) => vehicleClass === '' || vehicle.class === vehicleClass);
  return [...first, ...fleetForPlan(wanted, plan)];
}

/** The classes that a fleet has, in the order of the plans. */
export const listClasses = (fleet: readonly Vehicle[]): readonly VehicleClass[] =>
  vehicleClasses.filter((name) => fleet.some((vehicle) => vehicle.class === name));

/** A plan is a vehicle class, so selecting a vehicle of another class drops it. */
export function planAfterChoice(plan: Booking['plan'], vehicle: Vehicle): Booking['plan'] {
  return plan === vehicle.class ? plan : null;
}
