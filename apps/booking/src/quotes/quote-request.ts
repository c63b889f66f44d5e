import type { QuoteRequest, TotalsRequest } from '@livree/contracts';
import { stopAddresses } from '@livree/rides/trip';
import { pickupAt, returnAt } from '../trip/trip.ts';
import { findOrderedExtras, findOrderedTrip, isHire, type Booking } from '../wizard/booking.ts';

/** The parts of a booking that define its price. */
export type Priced = Pick<Booking, 'serviceType' | 'plan' | 'vehicleId' | 'trip' | 'extras' | 'hireHours'>;

const shortest = 3;

/**
 * The ride without its vehicle, as the API expects it. Null without addresses or time, and for a ride by the hour
 * without its hours.
 */
export function journeyRequest(priced: Omit<Priced, 'vehicleId'>): TotalsRequest | null {
  const { serviceType, plan } = priced;
  const trip = findOrderedTrip(priced);
  const hireHours = isHire(priced) ? (priced.hireHours ?? null) : undefined;
  const [departure, destination] = [trip.departure.trim(), trip.destination.trim()];
  const pickup = pickupAt(trip);
  if (pickup === null || hireHours === null) return null;
  const isEndKnown = destination.length >= shortest || (hireHours !== undefined && destination === '');
  if (departure.length < shortest || !isEndKnown) return null;
  const back = [trip.returnDeparture.trim(), trip.returnDestination.trim()];
  const hasBack = trip.roundTrip && back.every((address) => address.length >= shortest);
  return {
    pickupAddress: departure,
    destinationAddress: destination || null,
    pickupAt: pickup,
    returnAt: returnAt(trip),
    stops: stopAddresses(trip),
    roundTrip: trip.roundTrip,
    returnPickupAddress: hasBack ? back[0] : null,
    returnDestinationAddress: hasBack ? back[1] : null,
    serviceType,
    ...(hireHours === undefined ? {} : { hireHours }),
    plan,
    extras: findOrderedExtras(priced),
  };
}

/**
 * The ride as the API expects it, for quotes and reservations: the same ride has the same price. Null without a
 * vehicle or a journey.
 */
export function quoteRequest(priced: Priced): QuoteRequest | null {
  const journey = journeyRequest(priced);
  return priced.vehicleId === null || journey === null ? null : { vehicleId: priced.vehicleId, ...journey };
}
