import type { Vehicle } from '@livree/contracts';
import { vehicleName, type Language } from '@livree/i18n';
import { isPremiumClass, vehicleClasses } from '@livree/pricing';
import { fallbackFleet } from '@livree/rides/vehicle';
import { byHourlyPrice } from '../../../fleet/by-hourly-price.ts';

/** The part of a vehicle that an estimate needs. */
export interface OfferedVehicle {
  /** Negative for a built-in vehicle that nobody can book. */
  readonly id: number;
  readonly name: string;
  /** Cents; null on request. */
  readonly hourlyPrice: number | null;
  readonly seats: number;
  readonly isPremium: boolean;
}

const isPremium = (name: string): boolean => {
  const known = vehicleClasses.find((vehicleClass) => vehicleClass === name);
  return known !== undefined && isPremiumClass(known);
};

/** The fleet in the wizard's order, or the built-in vehicles if it cannot be loaded. */
export function offeredVehicles(
  fleet: readonly Vehicle[] | undefined,
  language: Language,
): readonly OfferedVehicle[] {
  if (fleet === undefined)
    return fallbackFleet.map(({ seats, hourlyPrice, ...called }, index) => ({
      id: -1 - index,
      name: vehicleName(called, language),
      seats,
      hourlyPrice,
      isPremium: true,
    }));
  return byHourlyPrice(fleet).map((vehicle) => ({
    id: vehicle.id,
    name: vehicle.name,
    seats: vehicle.seats,
    hourlyPrice: vehicle.pricePerHour?.cents ?? null,
    isPremium: isPremium(vehicle.class),
  }));
}
