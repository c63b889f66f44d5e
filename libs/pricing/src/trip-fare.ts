import type { Leg } from './distance-fare.ts';
import type { ChosenExtra, Fare } from './fare.ts';
import { billedHours } from './hourly-fare.ts';
import type { LocalDateTime } from './local-time.ts';
import { price } from './price.ts';
import type { ServiceType, Tariff } from './tariff.ts';

/** The part of a customer's request that defines the price. */
export interface Trip {
  readonly pickupAt: LocalDateTime;
  readonly returnAt?: LocalDateTime | null | undefined;
  readonly roundTrip?: boolean | null | undefined;
  readonly stops?: readonly string[] | null | undefined;
  readonly serviceType?: ServiceType | null | undefined;
  /** The hours of a ride that is sold by the hour. */
  readonly hireHours?: number | null | undefined;
  readonly extras?: readonly ChosenExtra[] | null | undefined;
}

type Drive = Pick<Leg, 'metres' | 'seconds'>;

/** The terms for pricing a trip. */
export interface TripTerms {
  readonly tariff: Tariff;
  /** Its price in cents per hour; null on request. */
  readonly vehicle: { readonly hourlyPrice: number | null; readonly isPremium: boolean };
  /** Null if the distance is unknown, or does not count. */
  readonly outbound: Drive | null;
  /** Null without a return. It has no stops. */
  readonly back: Drive | null;
}

/** A return time alone means a return. */
export const isRoundTrip = ({ roundTrip, returnAt }: Trip): boolean =>
  roundTrip === true || Boolean(returnAt);

/** Whether a trip is sold by the hour, whatever its distance. */
export const isHire = ({ serviceType, hireHours }: Trip): boolean =>
  serviceType === 'private' || typeof hireHours === 'number';

/** The started hours of a trip that is sold by the hour. */
export const countHiredHours = (trip: Trip): number => billedHours(hireSeconds(trip));

/**
 * The fare of a trip: by the hour for a hire and where the drives are not known, else by distance. Null where neither has a price.
 * @throws RangeError as `price` does
 */
export function tripFare(trip: Trip, { tariff, vehicle, outbound, back }: TripTerms): Fare | null {
  const extras = trip.extras ?? [];
  if (outbound === null || isHire(trip)) {
    if (vehicle.hourlyPrice === null) return null;
    const seconds = hireSeconds(trip);
    const hire = {
      ...(seconds === undefined ? {} : { seconds }),
      vehicleHourlyPrice: vehicle.hourlyPrice,
      serviceType: trip.serviceType ?? 'business',
    };
    return price({ mode: 'hourly', tariff, extras, hire });
  }
  const returning = back && { ...back, stops: 0, ...(trip.returnAt ? { pickup: trip.returnAt } : {}) };
  const drives = {
    outbound: { ...outbound, stops: trip.stops?.length ?? 0, pickup: trip.pickupAt },
    ...(returning ? { return: returning } : {}),
    premium: vehicle.isPremium,
  };
  return price({ mode: 'distance', tariff, extras, drives });
}

/**
 * The chosen hours, otherwise from the pickup to the return on the clock of the place; a return before the pickup is
 * refused where trips are booked.
 */
function hireSeconds({ pickupAt, returnAt, hireHours }: Trip): number | undefined {
  if (typeof hireHours === 'number') return hireHours * 3600;
  if (!returnAt) return undefined;
  return Math.max(0, (Date.parse(`${returnAt}:00Z`) - Date.parse(`${pickupAt}:00Z`)) / 1000);
}
