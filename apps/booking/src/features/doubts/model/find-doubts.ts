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

type OtherRide = Pick<Reservation, 'reference' | 'pickupAt'> & Partial<Pick<Reservation, 'returnAt'>>;

export interface PlannedRide {
  readonly pickupAt: string;
  /** Of a round trip. */
  readonly returnAt?: string | null;
  readonly quote: Pick<Quote, 'distanceKm'> | undefined;
  /** The customer's own rides around that day. */
  readonly others: readonly OtherRide[];
}

/** What is probably not meant in the journey. */
export function findRideDoubts({ quote, others, ...plan }: PlannedRide): Doubt[] {
  const kilometres = Math.round(quote?.distanceKm ?? 0);
  const own = listStarts(plan);
  const other = others
    .flatMap((ride) => listStarts(ride).map((pickupAt) => ({ reference: ride.reference, pickupAt })))
    .find(({ pickupAt }) => own.some((start) => isAtOnce(pickupAt, start)));
  return [
    ...(kilometres > farKilometres ? [{ about: 'distance', kilometres } as const] : []),
    ...(other ? [{ about: 'rides', ...other } as const] : []),
  ];
}

/** When somebody is picked up: for the way there, and for the way back. */
const listStarts = ({ pickupAt, returnAt }: Pick<PlannedRide, 'pickupAt' | 'returnAt'>): string[] =>
  returnAt ? [pickupAt, returnAt] : [pickupAt];

/** One person is in one car at a time. */
const isAtOnce = (one: string, other: string): boolean =>
  Math.abs(readWallClock(one) - readWallClock(other)) < shortestRide;

const readWallClock = (local: string): number => Date.parse(`${local.slice(0, 16).replace(' ', 'T')}Z`);
