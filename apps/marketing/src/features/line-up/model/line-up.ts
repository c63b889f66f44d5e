import type { Vehicle } from '@livree/contracts';
import { bodyShape } from '@livree/design-system/media';

/** As much of a vehicle as the home page shows. */
export type LineUpVehicle = Pick<
  Vehicle,
  'id' | 'name' | 'type' | 'seats' | 'luggageCapacity' | 'pricePerHour'
>;

const shown = ['saloon', 'suv', 'van'] as const;

/**
 * Three vehicles that stand for the fleet: the first saloon, SUV and van. A body that the fleet
 * lacks leaves its place to the first vehicle not yet shown.
 */
export function lineUp(fleet: readonly LineUpVehicle[]): LineUpVehicle[] {
  const chosen = shown.flatMap((shape) => fleet.find(({ type }) => bodyShape(type) === shape) ?? []);
  const others = fleet.filter((vehicle) => !chosen.includes(vehicle));
  return [...chosen, ...others].slice(0, shown.length).map(brief);
}

const brief = ({ id, name, type, seats, luggageCapacity, pricePerHour }: LineUpVehicle): LineUpVehicle => ({
  id,
  name,
  type,
  seats,
  luggageCapacity,
  pricePerHour,
});
