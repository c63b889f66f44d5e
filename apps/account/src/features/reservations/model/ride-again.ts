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
  | 'passengers'
  | 'bags'
  | 'hire'
>;

/** The parameters with which the booking page starts from a ride, or from its way back; null if there is none. */
export function findStart(ride: Ride, way: 'again' | 'back'): string | null {
  const { pickupAddress, destinationAddress, stops, roundTrip } = ride;
  const isCircle = pickupAddress === destinationAddress;
  const isNamed = pickupAddress !== '' && destinationAddress !== '';
  if (!isNamed || (way === 'back' && (roundTrip || isCircle))) return null;
  const [departure, destination] =
    way === 'again' ? [pickupAddress, destinationAddress] : [destinationAddress, pickupAddress];
  const start = new URLSearchParams({ ...findParty(ride), departure, destination, ...findReturn(ride) });
  const halts = way === 'again' ? stops : stops.toReversed();
  for (const halt of halts.length > 0 ? halts : ['']) start.append('arret', halt);
  return start.toString();
}

/** Who rides in what, and for how long. */
const findParty = ({ serviceType, vehicleId, passengers, bags, hire }: Ride) => ({
  ...(serviceType === null ? {} : { service: serviceType }),
  vehicule: String(vehicleId),
  passagers: String(passengers),
  bagages: String(bags ?? 0),
  ...(hire ? { heures: String(hire.hours) } : {}),
});

/** Whether a ride has a return, and where that leads if not back over the same places. */
function findReturn(ride: Ride): Record<string, string> {
  if (!ride.roundTrip) return { retour: '0' };
  const returnDeparture = ride.returnPickupAddress ?? ride.destinationAddress;
  const returnDestination = ride.returnDestinationAddress ?? ride.pickupAddress;
  return {
    retour: '1',
    ...(returnDeparture === ride.destinationAddress ? {} : { returnDeparture }),
    ...(returnDestination === ride.pickupAddress ? {} : { returnDestination }),
  };
}
