import type { Reservation } from '@livree/contracts';

type Ride = Pick<
  Reservation,
  'serviceType' | 'vehicleId' | 'pickupAddress' | 'destinationAddress' | 'stops' | 'roundTrip'
>;

/** The parameters with which the booking page starts from a ride, or from its way back; null if they cannot say it all. */
export function findStart(ride: Ride, way: 'again' | 'back'): string | null {
  const { serviceType, vehicleId, pickupAddress, destinationAddress, stops, roundTrip } = ride;
  const isNamed = pickupAddress !== '' && destinationAddress !== '';
  if (!isNamed || stops.length > 0 || (way === 'back' && roundTrip)) return null;
  const [departure, destination] =
    way === 'again' ? [pickupAddress, destinationAddress] : [destinationAddress, pickupAddress];
  return new URLSearchParams({
    ...(serviceType === null ? {} : { service: serviceType }),
    vehicule: String(vehicleId),
    departure,
    destination,
  }).toString();
}
