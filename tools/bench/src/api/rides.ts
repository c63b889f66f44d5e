import { reservationRoutes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

const hour = 3_600_000;
/** The ride and the way back of the car take less. */
const hoursApart = 4;

const trip = {
  pickupAddress: 'Aéroport Paris-Charles de Gaulle',
  destinationAddress: 'Gare de Lyon, Paris',
  passengers: 1,
};

/** What is asked for the price of the ride. */
export function quoteBody(vehicleId: number, pickupAt: string) {
  const { pickupAddress, destinationAddress } = trip;
  return { vehicleId, pickupAddress, destinationAddress, pickupAt };
}

/** Bodies of reservations as JSON, each for another free slot: all vehicles every four hours from tomorrow on. */
export function* freeRides(vehicleIds: readonly number[]): Generator<string, never> {
  for (let at = nextMidnight(); ; at += hoursApart * hour) {
    const pickupAt = new Date(at).toISOString().slice(0, 16);
    for (const vehicleId of vehicleIds) {
      const ride = {
        ...trip,
        vehicleId,
        pickupAt,
        paymentProvider: 'card',
        paymentMethodId: 'pm_card_visa',
      } as const;
      yield JSON.stringify(z.encode(reservationRoutes.create.body, ride));
    }
  }
}

const nextMidnight = () => (Math.floor(Date.now() / (24 * hour)) + 1) * 24 * hour;
