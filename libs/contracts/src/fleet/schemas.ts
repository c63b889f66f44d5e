import { z } from '../schema.ts';
import { envelope, pageSchema } from '../shared/envelope.ts';
import { languages } from '../shared/language.ts';
import { amount } from '../shared/money.ts';
import { paging, searchText } from '../shared/query.ts';
import { maybe, openEnum, wireObject } from '../shared/wire.ts';
import { vehicleClasses, vehicleTypes } from './kinds.ts';

const vehicleImage = wireObject({ url: z.string(), is_primary: z.boolean() });

export const vehicle = wireObject({
  id: z.number(),
  marque: z.string(),
  model: z.string(),
  /** `marque` and `model` together, with the maker's name in the caller's language. */
  name: z.string(),
  type: openEnum(vehicleTypes),
  class: openEnum(vehicleClasses),
  description: z.string(),
  /** The language of the description and the words below: the caller's, or French without a translation. */
  language: z.optional(openEnum(languages)),
  /** Per hour; null means 'Prix sur demande'. */
  price: z.nullable(amount),
  price_per_hour: z.nullable(amount),
  /** The least that any ride with it costs. */
  ride_price_from: maybe(amount),
  number_of_seats: z.number(),
  luggage_capacity: z.number(),
  rating: z.number(),
  transmission: z.string(),
  engine_type: z.string(),
  fuel_deconsuption: z.nullable(z.number()),
  fuel_type: z.string(),
  power: z.string(),
  equipment: z.array(z.string()),
  primary_image: z.nullable(z.string()),
  images: z.array(vehicleImage),
  is_active: z.boolean(),
});
export type Vehicle = z.output<typeof vehicle>;

export const vehicleSorts = [
  'created_at',
  'price',
  'price_per_hour',
  'rating',
  'number_of_seats',
  'marque',
] as const;
export type VehicleSort = (typeof vehicleSorts)[number];
const sortOrder = z.enum(['asc', 'desc'], 'validation.invalid');

export const vehicleQuery = wireObject({
  ...paging,
  type: z.optional(searchText),
  marque: z.optional(searchText),
  model: z.optional(searchText),
  class: z.optional(searchText),
  sort_by: z.optional(z.enum(vehicleSorts, 'validation.invalid')),
  sort_order: z.optional(sortOrder),
});

export const vehicleSearchQuery = wireObject({ ...paging, q: z.optional(searchText) });

export const vehicleTypeParams = z.object({ type: searchText });

export const vehicleAnswer = envelope(vehicle);

export const vehicleListAnswer = z.object({
  success: z.literal(true),
  message: z.optional(z.string()),
  data: pageSchema(vehicle),
  filters: z.optional(z.object({ types: z.array(z.string()), marques: z.array(z.string()) })),
});

export const vehicleTypesAnswer = envelope(z.array(z.string()));

/** The vehicle of a reservation, as far as a list shows it. */
export const vehicleSummary = z.object({
  id: z.number(),
  name: z.string(),
  type: openEnum(vehicleTypes),
  image: maybe(z.string()),
});
