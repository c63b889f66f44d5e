import type { QuoteRequest } from '@livree/contracts';
import type { Booking } from '../wizard/booking.ts';
import { pickupAt, returnAt, stopAddresses } from '../trip/trip.ts';

/** The parts of a booking that define its price. */
export type Priced = Pick<Booking, 'serviceType' | 'plan' | 'vehicleId' | 'trip' | 'extras'>;

const shortest = 3;

/**
 * The ride as the API expects it, for quotes and reservations: the same ride has the same price. Null without
 * vehicle, addresses or time.
 */
export function quoteRequest({ serviceType, plan, vehicleId, trip, extras }: Priced): QuoteRequest | null {
  const [departure, destination] = [trip.departure.trim(), trip.destination.trim()];
  const pickup = pickupAt(trip);
  if (vehicleId === null || pickup === null) return null;
  if (departure.length < shortest || destination.length < shortest) return null;
  const back = [trip.returnDeparture.trim(), trip.returnDestination.trim()];
  const hasBack = trip.roundTrip && back.every((address) => address.length >= shortest);
  return {
    vehicleId,
    pickupAddress: departure,
    destinationAddress: destination,
    pickupAt: pickup,
    returnAt: returnAt(trip),
    stops: stopAddresses(trip),
    roundTrip: trip.roundTrip,
    returnPickupAddress: hasBack ? back[0] : null,
    returnDestinationAddress: hasBack ? back[1] : null,
    serviceType,
    plan,
    extras,
  };
}
