import { createHash } from 'node:crypto';
import { findDestination, type QuoteRequest } from '@livree/contracts';
import { isRoundTrip } from '@livree/pricing';

/** A trip with any vehicle. */
export type Journey = Omit<QuoteRequest, 'vehicleId'>;

/** The two drives of a trip as lists of addresses; the return has no stops. */
export function listDrives(trip: Journey): { outbound: string[]; back: string[] | null } {
  const outbound = [trip.pickupAddress, ...(trip.stops ?? []), findDestination(trip)];
  const back = [
    trip.returnPickupAddress ?? findDestination(trip),
    trip.returnDestinationAddress ?? trip.pickupAddress,
  ];
  return { outbound, back: isRoundTrip(trip) ? back : null };
}

/** Two trips with the same fingerprint cost the same as long as tariffs do not change. */
export function fingerprintTrip(trip: QuoteRequest): string {
  const extras = (trip.extras ?? []).map(({ code, quantity }) => `${code}:${quantity}`).toSorted();
  const inputs = [
    trip.vehicleId,
    listDrives(trip),
    trip.pickupAt,
    trip.returnAt ?? null,
    trip.serviceType ?? null,
    extras,
    ...(trip.hireHours ? [trip.hireHours] : []),
  ];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('base64url');
}
