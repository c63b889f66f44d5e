import { z } from '../schema.ts';
import { amount } from '../shared/money.ts';
import { wireObject } from '../shared/wire.ts';

/** What the local calculator needs to agree with the server's. Prices are euros on the wire, `Money` here. */
export const tariff = wireObject({
  base_price: amount,
  price_per_km: amount,
  price_per_hour: amount,
  price_per_stop: amount,
  minimum_price: z.nullable(amount),
  maximum_price: z.nullable(amount),
  round_trip_multiplier: z.number(),
  night_multiplier: z.number(),
  night_start_hour: z.number(),
  night_end_hour: z.number(),
  weekend_multiplier: z.number(),
  premium_multiplier: z.number(),
  version: z.string(),
});
export type TariffWire = z.output<typeof tariff>;
