import { leastHireHours, mostHireHours, soldOnce } from '@livree/pricing';
import { z } from '../schema.ts';
import { address, stopList } from '../shared/address.ts';
import { localDateTime } from '../shared/datetime.ts';
import { maybe } from '../shared/wire.ts';
import { extraCodes, plans, serviceTypes } from './choices.ts';

/** An extra and its quantity (hours for the hourly ones). */
export const extraChoice = z.strictObject({
  code: z.enum(extraCodes, 'validation.extra'),
  quantity: z
    .int('validation.number')
    .check(z.minimum(1, 'validation.number'), z.maximum(24, 'validation.number')),
});
export type ExtraChoice = z.output<typeof extraChoice>;

/** Each extra stands in a list once, and what is sold once for a ride is not sold more often. */
const isSoldAsOffered = (extras: readonly ExtraChoice[]): boolean =>
  new Set(extras.map(({ code }) => code)).size === extras.length &&
  extras.every(({ code, quantity }) => quantity === 1 || !soldOnce.includes(code));

/** Any identifier fits in a PostgreSQL integer. */
export const vehicleId = z
  .int('validation.vehicle_required')
  .check(
    z.minimum(1, 'validation.vehicle_required'),
    z.maximum(2_147_483_647, 'validation.vehicle_required'),
  );

/** The hours for which a chauffeur can be hired. */
export const hireHours = z
  .int('validation.hire_hours')
  .check(
    z.minimum(leastHireHours, 'validation.hire_hours'),
    z.maximum(mostHireHours, 'validation.hire_hours'),
  );

/**
 * The fields that, besides the two addresses, describe a ride and define its price. Quotes and reservations share
 * them.
 */
export const tripFields = {
  vehicule_id: vehicleId,
  pickup_address: address('validation.pickup_address'),
  /** A ride by the hour needs none: without it, the ride ends where it begins. */
  destination_address: maybe(address('validation.destination_address')),
  pickup_datetime: localDateTime,
  return_datetime: maybe(localDateTime),
  stops: maybe(stopList),
  round_trip: maybe(z.boolean()),
  return_pickup_address: maybe(address('validation.pickup_address')),
  return_destination_address: maybe(address('validation.destination_address')),
  service_type: maybe(z.enum(serviceTypes, 'validation.service_type')),
  /** The hours of a ride that is sold by the hour, whatever its distance. It has no return. */
  hire_hours: maybe(hireHours),
  plan: maybe(z.enum(plans, 'validation.invalid')),
  extras: maybe(
    z
      .array(extraChoice)
      .check(z.maxLength(10, 'validation.too_long'), z.refine(isSoldAsOffered, 'validation.invalid')),
  ),
};

interface Ends {
  readonly pickupAddress: string;
  readonly destinationAddress?: string | null | undefined;
}

/** Where a ride ends. A ride by the hour without a destination ends where it begins. */
export const findDestination = ({ pickupAddress, destinationAddress }: Ends): string =>
  destinationAddress ?? pickupAddress;
