import type { Vehicle } from '@livree/contracts';
import type { Booking } from '../wizard/booking.ts';

/** Whether passengers and bags have room in a vehicle. */
export const hasRoom = (vehicle: Vehicle, { passengers, bags = 0 }: Pick<Booking, 'passengers' | 'bags'>) =>
  passengers <= vehicle.seats && bags <= vehicle.luggageCapacity;
