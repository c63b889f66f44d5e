import type { SiteConfig, Vehicle } from '@livree/contracts';
import type { Booking } from '../wizard/booking.ts';

/** Cents per hour: the higher of the vehicle's and the service's price; null if the vehicle has none. */
export function hourlyPrice(
  vehicle: Pick<Vehicle, 'pricePerHour'>,
  serviceType: Booking['serviceType'],
  services: SiteConfig['services'],
): number | null {
  if (vehicle.pricePerHour === null) return null;
  const floor = services.find(({ id }) => id === serviceType)?.pricePerHour.cents ?? 0;
  return Math.max(vehicle.pricePerHour.cents, floor);
}
