import type { Leg } from './distance-fare.ts';
import type { ChosenExtra, Fare } from './fare.ts';
import type { LocalDateTime } from './local-time.ts';
import { price } from './price.ts';
import type { ServiceType, Tariff } from './tariff.ts';

/** The part of a customer's request that defines the price. */
export type Trip = {
  readonly pickupAt: LocalDateTime;
  readonly returnAt?: LocalDateTime | null | undefined;
  readonly roundTrip?: boolean | null | undefined;
  readonly stops?: readonly string[] | null | undefined;
  readonly serviceType?: ServiceType | null | undefined;
  readonly extras?: readonly ChosenExtra[] | null | undefined;
};

type Drive = Pick<Leg, 'metres' | 'seconds'>;

/** The terms for pricing a trip. */
export type TripTerms = {
  readonly tariff: Tariff;
  /** Its price in cents per hour; null on request. */
  readonly vehicle: { readonly hourlyPrice: number | null; readonly isPremium: boolean };
  /** Null if the distance is unknown: the trip is then priced by the hour. */
  readonly outbound: Drive | null;
  /** Null without a return. It has no stops. */
  readonly back: Drive | null;
};

/** A return time alone means a return. */
export const isRoundTrip = ({ roundTrip, returnAt }: Trip): boolean =>
  roundTrip === true || Boolean(returnAt);

/**
 * The fare of a trip: by distance where the drives are known, else by the hour. Null where neither has a price.
 * @throws RangeError as `price` does
 */
export function tripFare(trip: Trip, { tariff, vehicle, outbound, back }: TripTerms): Fare | null {
  const extras = trip.extras ?? [];
  if (outbound === null) {
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

/** From the pickup to the return on the clock of the place; a return before the pickup is refused where trips are booked. */
function hireSeconds({ pickupAt, returnAt }: Trip): number | undefined {
  if (!returnAt) return undefined;
  return Math.max(0, (Date.parse(`${returnAt}:00Z`) - Date.parse(`${pickupAt}:00Z`)) / 1000);
}
