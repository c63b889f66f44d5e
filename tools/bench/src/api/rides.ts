import { reservationRoutes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

const hour = 3_600_000;
/** The ride and the car's way back take less time. */
const hoursApart = 4;

const trip = {
  pickupAddress: 'Aéroport Paris-Charles de Gaulle',
  destinationAddress: 'Gare de Lyon, Paris',
  passengers: 1,
  paymentProvider: 'card',
  paymentMethodId: 'pm_card_visa',
} as const;

/** A paid reservation as JSON. */
export function bookingBody(vehicleId: number, pickupAt: string): string {
  return JSON.stringify(z.encode(reservationRoutes.create.body, { ...trip, vehicleId, pickupAt }));
}

/** Request bodies of reservations, each for a different free slot: all vehicles every four hours from tomorrow on. */
export function* freeRides(vehicleIds: readonly number[]): Generator<string, never> {
  for (let at = nextMidnight(); ; at += hoursApart * hour) {
    const pickupAt = new Date(at).toISOString().slice(0, 16);
    for (const vehicleId of vehicleIds) yield bookingBody(vehicleId, pickupAt);
  }
}

const nextMidnight = () => (Math.floor(Date.now() / (24 * hour)) + 1) * 24 * hour;
