import type { Vehicle } from '@livree/contracts';
import { paths } from '@livree/platform';

const storageKey = 'selectedVehicle';

/** The booking page with a vehicle chosen. */
export const bookVehicle = (id: number): string => `${paths.booking()}?vehicule=${id}`;

/**
 * Keeps the vehicle that the visitor chose in this browser, for the booking page.
 * @param price the hourly price as it was shown
 */
export function keepSelectedVehicle(vehicle: Vehicle, price: string): void {
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
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still has the vehicle in the address.
  }
}
