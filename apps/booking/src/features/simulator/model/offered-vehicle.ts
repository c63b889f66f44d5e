import type { Vehicle } from '@livree/contracts';
import { isPremiumClass, vehicleClasses } from '@livree/pricing';
import { fallbackFleet } from '../../../fleet/fallback-fleet.ts';

/** A vehicle as far as an estimate needs it. */
export interface OfferedVehicle {
  /** Negative for a built-in vehicle that nobody can book. */
  readonly id: number;
  readonly name: string;
  /** Cents; null on request. */
  readonly hourlyPrice: number | null;
  readonly isPremium: boolean;
}

const isPremium = (name: string): boolean => {
  const known = vehicleClasses.find((vehicleClass) => vehicleClass === name);
  return known !== undefined && isPremiumClass(known);
};

/** The fleet, or the built-in vehicles while it cannot be loaded. */
export function offeredVehicles(fleet: readonly Vehicle[] | undefined): readonly OfferedVehicle[] {
  if (fleet === undefined)
    return fallbackFleet.map(({ name, hourlyPrice }, index) => ({
      id: -1 - index,
      name,
      hourlyPrice,
      isPremium: true,
    }));
  return fleet.map((vehicle) => ({
    id: vehicle.id,
    name: vehicle.name,
    hourlyPrice: vehicle.pricePerHour?.cents ?? null,
    isPremium: isPremium(vehicle.class),
  }));
}
