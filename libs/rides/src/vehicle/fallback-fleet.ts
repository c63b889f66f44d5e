import type { VehicleType } from '@livree/contracts';

/** A built-in vehicle: shown with a notice if the fleet cannot be loaded, never bookable. */
export interface FallbackVehicle {
  readonly make: string;
  readonly model: string;
  readonly type: VehicleType;
  readonly seats: number;
  /** Cents. */
  readonly hourlyPrice: number;
}

export const fallbackFleet: readonly FallbackVehicle[] = [
  { make: 'Mercedes', model: 'Classe E', type: 'berline', seats: 4, hourlyPrice: 15_000 },
  { make: 'BMW', model: 'Série 5', type: 'berline', seats: 4, hourlyPrice: 18_000 },
  { make: 'Mercedes', model: 'V-Class', type: 'van', seats: 7, hourlyPrice: 20_000 },
];
