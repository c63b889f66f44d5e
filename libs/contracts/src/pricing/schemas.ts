import { routeEstimate } from '../maps/schemas.ts';
import { z } from '../schema.ts';
import { calendarDate, instant, localDateTime } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { maybe, wireObject, wireRequest } from '../shared/wire.ts';
import { fareLine } from './fare-line.ts';
import { tariff } from './tariff.ts';
import { freeWaiting, hire, ridePlaces } from './terms.ts';
import { tripFields, vehicleId } from './trip.ts';

export const pricingConfig = wireObject({
  id: z.number(),
  name: z.string(),
  city: z.nullable(z.string()),
  price_per_km: amount,
  base_price: amount,
  minimum_price: z.nullable(amount),
  maximum_price: z.nullable(amount),
  price_per_hour: amount,
  price_per_stop: amount,
  vehicule: z.nullable(z.object({ id: z.number(), name: z.string() })),
});
export type PricingConfig = z.output<typeof pricingConfig>;

export const vehiclePrice = wireObject({
  id: z.number(),
  name: z.string(),
  type: z.string(),
  class: z.string(),
  price_per_hour: z.nullable(amount),
  /** The least that any ride with it costs. */
  ride_price_from: maybe(amount),
});

export const calculationRequest = wireRequest({
  departure: maybe(z.string().check(z.maxLength(300, 'validation.too_long'))),
  destination: maybe(z.string().check(z.maxLength(300, 'validation.too_long'))),
  /** Kilometres. */
  distance: z
    .number('validation.number')
    .check(z.minimum(0, 'validation.number'), z.maximum(5000, 'validation.number')),
  /** Minutes. */
  duration: z
    .number('validation.number')
    .check(z.minimum(0, 'validation.number'), z.maximum(10_000, 'validation.number')),
  vehicle_id: maybe(vehicleId),
  stops: maybe(
    z
      .int('validation.number')
      .check(z.minimum(0, 'validation.number'), z.maximum(10, 'validation.too_many_stops')),
  ),
  round_trip: maybe(z.boolean()),
  date: maybe(calendarDate),
  time: maybe(z.string().check(z.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'validation.time'))),
});

const calculation = wireObject({
  base_price: amount,
  distance_price: amount,
  time_price: amount,
  stops_price: amount,
  final_price: amount,
});

const badges = wireObject({
  round_trip: z.boolean(),
  night_time: z.boolean(),
  weekend: z.boolean(),
  premium: z.boolean(),
});

/** `POST /pricing/calculate` keeps its original camelCase names. */
export const calculationAnswer = envelope(
  z.object({
    calculation,
    breakdown: z.object({ roundTrip: amount, night: amount, weekend: amount, premium: amount }),
    config: pricingConfig,
    options: z.object({
      roundTrip: z.boolean(),
      nightTime: z.boolean(),
      weekend: z.boolean(),
      premium: z.boolean(),
    }),
    lines: z.array(fareLine),
  }),
);

export const quoteRequest = wireRequest(tripFields);
export type QuoteRequest = z.output<typeof quoteRequest>;

/** A quote: a signed price that stays valid until it expires, for a distance that the server computed. */
export const quote = wireObject({
  /** Signed; sent back as `quote` in a reservation. */
  quote: z.string(),
  expires_at: instant,
  tariff_version: z.string(),
  currency: z.literal('EUR'),
  total_price: amount,
  lines: z.array(fareLine),
  badges,
  /** Null for a ride by the hour. */
  route: z.nullable(routeEstimate),
  return_route: z.nullable(routeEstimate),
  distance_km: z.nullable(z.number()),
  distance_text: z.nullable(z.string()),
  duration_seconds: z.nullable(z.number()),
  duration_text: z.nullable(z.string()),
  /** The IANA zone of the pickup times. */
  timezone: z.string(),
  /** For a ride by the hour. */
  hire: maybe(hire),
  /** Null for a ride by the hour, which includes waiting. */
  free_waiting: maybe(freeWaiting),
  ...ridePlaces,
  /** The first pickup that can be booked with this vehicle, from this place. */
  earliest_pickup_datetime: z.optional(localDateTime),
});
export type Quote = z.output<typeof quote>;

export const quoteAnswer = envelope(quote);
export const tariffAnswer = envelope(tariff);
export const pricingConfigsAnswer = envelope(z.array(pricingConfig));
export const pricingConfigAnswer = envelope(pricingConfig);
export const vehiclePricesAnswer = envelope(z.array(vehiclePrice));
export const cityParams = z.object({ city: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)) });
