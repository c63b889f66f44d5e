import type { Reservation } from '@livree/contracts';

type Ride = Pick<
  Reservation,
  | 'serviceType'
  | 'vehicleId'
  | 'pickupAddress'
  | 'destinationAddress'
  | 'stops'
  | 'roundTrip'
  | 'returnPickupAddress'
  | 'returnDestinationAddress'
>;

/** The parameters with which the booking page starts from a ride, or from its way back; null if they cannot say it all. */
export function findStart(ride: Ride, way: 'again' | 'back'): string | null {
  const { serviceType, vehicleId, pickupAddress, destinationAddress, stops, roundTrip } = ride;
  const isNamed = pickupAddress !== '' && destinationAddress !== '';
  if (!isNamed || (roundTrip && (way === 'back' || !isMirrored(ride)))) return null;
  const [departure, destination] =
    way === 'again' ? [pickupAddress, destinationAddress] : [destinationAddress, pickupAddress];
  const start = new URLSearchParams({
    ...(serviceType === null ? {} : { service: serviceType }),
    vehicule: String(vehicleId),
    departure,
    destination,
    retour: roundTrip ? '1' : '0',
  });
  const halts = way === 'again' ? stops : stops.toReversed();
  for (const halt of halts.length > 0 ? halts : ['']) start.append('arret', halt);
  return start.toString();
}

/** Whether a return leads back over the same places, as the booking page proposes it. */
function isMirrored(ride: Ride): boolean {
  const from = ride.returnPickupAddress ?? ride.destinationAddress;
  const to = ride.returnDestinationAddress ?? ride.pickupAddress;
  return from === ride.destinationAddress && to === ride.pickupAddress;
}
