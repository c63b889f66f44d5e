import { vehicleClasses, vehicleTypes } from '../fleet/kinds.ts';
import { z } from '../schema.ts';
import { calendarDate, instant } from '../shared/datetime.ts';
import { envelope, pageSchema } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { paging, searchText } from '../shared/query.ts';
import { maybe, wireObject, wireRequest } from '../shared/wire.ts';

const line = z
  .string('validation.required')
  .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(80, 'validation.too_long'));

const whole = (least: number, most: number) =>
  z
    .int('validation.number')
    .check(z.minimum(least, 'validation.number'), z.maximum(most, 'validation.number'));

const decimal = (most: number) =>
  z
    .number('validation.number')
    .check(z.minimum(0, 'validation.number'), z.maximum(most, 'validation.number'));

const price = z.codec(
  z
    .number('validation.number')
    .check(z.minimum(1, 'validation.number'), z.maximum(10_000, 'validation.number')),
  amount,
  { decode: (euros) => euros, encode: (euros) => euros },
);

/** The registration plate: by it a vehicle is told from others of its kind. Customers do not see it. */
const plate = z
  .string('validation.required')
  .check(
    z.trim(),
    z.toUpperCase(),
    z.minLength(1, 'validation.required'),
    z.maxLength(20, 'validation.too_long'),
  );

/** What an operator says of a vehicle, in French: words in other languages that no longer fit are dropped. */
const edited = {
  marque: line,
  model: line,
  type: z.enum(vehicleTypes, 'validation.required'),
  class: z.enum(vehicleClasses, 'validation.required'),
  description: z
    .string('validation.required')
    .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(2000, 'validation.too_long')),
  /** Null means 'Prix sur demande'. */
  price_per_hour: z.nullable(price),
  number_of_seats: whole(1, 60),
  luggage_capacity: whole(0, 60),
  rating: decimal(5),
  transmission: line,
  engine_type: line,
  fuel_deconsuption: z.nullable(decimal(99)),
  fuel_type: line,
  power: line,
  equipment: z.array(line).check(z.maxLength(40, 'validation.too_long')),
  plate: maybe(plate),
};

/** The papers of a vehicle that expire. */
export const paperKinds = ['insurance', 'inspection', 'licence'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** The day on which each paper expires; null if it has none. */
const papers = {
  insurance_until: z.nullable(calendarDate),
  inspection_until: z.nullable(calendarDate),
  licence_until: z.nullable(calendarDate),
};

export const vehicleEdit = wireRequest({ ...edited, ...papers });
export type VehicleEdit = z.output<typeof vehicleEdit>;

/** A vehicle of a file, which must have a plate. */
export const importedVehicle = wireRequest({ ...edited, ...papers, plate });

/** The edit of a version: a newer one is not overwritten. */
export const vehicleChange = wireRequest({ ...edited, ...papers, version: instant });

export const managedVehicle = wireObject({
  ...edited,
  ...papers,
  id: z.number(),
  name: z.string(),
  is_active: z.boolean(),
  primary_image: z.nullable(z.string()),
  version: instant,
});
export type ManagedVehicle = z.output<typeof managedVehicle>;

export const vehicleFilters = {
  search: z.optional(searchText),
  /** Those on offer, or the retired ones. */
  shows: z.optional(z.enum(['offered', 'retired'], 'validation.invalid')),
};
export const vehiclesQuery = wireObject({ ...paging, ...vehicleFilters });

export const offerRequest = wireRequest({ is_active: z.boolean() });

export const managedVehicleAnswer = envelope(managedVehicle);
export const managedVehiclesAnswer = envelope(pageSchema(managedVehicle));
