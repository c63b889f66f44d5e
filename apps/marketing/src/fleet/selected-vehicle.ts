import type { Vehicle } from '@livree/contracts';
import { paths, type Stores } from '@livree/platform';

const storageKey = 'selectedVehicle';

/** The booking page with a selected vehicle. */
export const bookVehicle = (id: number): string => `${paths.booking()}?vehicule=${id}`;

/**
 * Stores the selected vehicle in this browser, for the booking page.
 * @param price the displayed hourly price
 */
export function keepSelectedVehicle(stores: Stores, vehicle: Vehicle, price: string): void {
  const { id, name, model, primaryImage, seats, luggageCapacity, rating, description } = vehicle;
  const { engineType, power, fuelType, transmission } = vehicle;
  const kept = {
    id,
    name,
    model,
    image: primaryImage,
    passengers: seats,
    luggage: luggageCapacity,
    price,
    pricePerHour: vehicle.pricePerHour === null ? null : vehicle.pricePerHour.cents / 100,
    rating,
    description,
    specifications: { engineType, power, fuelType, transmission },
  };
  stores.local.write(storageKey, JSON.stringify(kept));
}
