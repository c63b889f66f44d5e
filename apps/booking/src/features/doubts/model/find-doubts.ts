import type { Quote, Reservation } from '@livree/contracts';
import type { Booking } from '../../../wizard/booking.ts';
import type { Doubt } from './doubt.ts';
import { findNearAddress } from './near-address.ts';
import { isOddPhone } from './odd-phone.ts';

/** Longer than any usual ride: a destination in a namesake town, for one. */
const farKilometres = 300;
const shortestRide = 2 * 60 * 60_000;

/** What is probably not meant in the contact. */
export function findContactDoubts({ contact }: Pick<Booking, 'contact'>): Doubt[] {
  const [email, phone] = [contact.email.trim(), contact.phone.trim()];
  const meant = findNearAddress(email);
  return [
    ...(meant === undefined ? [] : [{ about: 'email', email, meant } as const]),
    ...(isOddPhone(phone) ? [{ about: 'phone', phone } as const] : []),
  ];
}

export interface PlannedRide {
  readonly pickupAt: string;
  readonly quote: Pick<Quote, 'distanceKm'> | undefined;
  /** The customer's own rides around that day. */
  readonly others: readonly Pick<Reservation, 'reference' | 'pickupAt'>[];
}

/** What is probably not meant in the journey. */
export function findRideDoubts({ pickupAt, quote, others }: PlannedRide): Doubt[] {
  const kilometres = Math.round(quote?.distanceKm ?? 0);
  const other = others.find((ride) => isAtOnce(ride.pickupAt, pickupAt));
  return [
    ...(kilometres > farKilometres ? [{ about: 'distance', kilometres } as const] : []),
    ...(other ? [{ about: 'rides', reference: other.reference, pickupAt: other.pickupAt } as const] : []),
  ];
}

/** One person is in one car at a time. */
const isAtOnce = (one: string, other: string): boolean =>
  Math.abs(readWallClock(one) - readWallClock(other)) < shortestRide;

const readWallClock = (local: string): number => Date.parse(`${local.slice(0, 16).replace(' ', 'T')}Z`);
