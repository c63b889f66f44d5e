import type { Tariff } from '@livree/pricing';
import { z } from '../schema.ts';
import { cents } from '../shared/money.ts';
import { wireObject } from '../shared/wire.ts';

const wireTariff = wireObject({
  base_price: cents,
  price_per_km: cents,
  price_per_hour: cents,
  price_per_stop: cents,
  minimum_price: z.nullable(cents),
  maximum_price: z.nullable(cents),
  round_trip_multiplier: z.number(),
  night_multiplier: z.number(),
  night_start_hour: z.number(),
  night_end_hour: z.number(),
  weekend_multiplier: z.number(),
  premium_multiplier: z.number(),
  version: z.string(),
});

/**
 * The tariff of the price engine, with which a browser computes the server's prices. Prices are euros on the wire.
 */
export const tariff = z.codec(wireTariff, z.custom<Tariff>(), {
  decode: ({ basePrice, pricePerKm, pricePerHour, pricePerStop, minimumPrice, maximumPrice, ...rest }) => ({
    ...rest,
    base: basePrice,
    perKm: pricePerKm,
    perHour: pricePerHour,
    perStop: pricePerStop,
    minimum: minimumPrice ?? 0,
    maximum: maximumPrice,
  }),
  encode: ({ base, perKm, perHour, perStop, minimum, maximum, ...rest }) => ({
    ...rest,
    basePrice: base,
    pricePerKm: perKm,
    pricePerHour: perHour,
    pricePerStop: perStop,
    minimumPrice: minimum === 0 ? null : minimum,
    maximumPrice: maximum,
  }),
});
