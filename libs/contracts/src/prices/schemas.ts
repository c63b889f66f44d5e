import { z } from '../schema.ts';
import { instant, localDateTime } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { maybe, wireObject, wireRequest } from '../shared/wire.ts';

const money = z.codec(
  z
    .number('validation.number')
    .check(z.minimum(0, 'validation.number'), z.maximum(100_000, 'validation.number')),
  amount,
  { decode: (euros) => euros, encode: (euros) => euros },
);

/** What a tariff asks. */
const rates = {
  base_price: money,
  price_per_km: money,
  price_per_hour: money,
  price_per_stop: money,
  minimum_price: money,
  /** Null for none. */
  maximum_price: z.nullable(money),
};

const tariffRates = wireObject(rates);
export type TariffRates = z.output<typeof tariffRates>;

/** A tariff in force beside its draft. */
const keptTariff = wireObject({
  id: z.number(),
  name: z.string(),
  /** Null for every city. */
  city: z.nullable(z.string()),
  /** Null for every vehicle. */
  vehicle_name: z.nullable(z.string()),
  rates: tariffRates,
  draft: z.nullable(tariffRates),
  /** Changes with each edit of the draft, and when it goes live. */
  version: z.string(),
});
export type KeptTariff = z.output<typeof keptTariff>;

/** The last rides at the tariffs in force and at the drafts. */
const comparison = wireObject({
  rides: z.array(wireObject({ id: z.number(), reference: z.string(), before: amount, after: amount })),
  before: amount,
  after: amount,
});
export type TariffComparison = z.output<typeof comparison>;

export const keptPrices = wireObject({
  tariffs: z.array(keptTariff),
  /** Null without a draft. */
  comparison: z.nullable(comparison),
  /** When the drafts go live; null while nobody has decided. */
  starts_at: z.nullable(instant),
  /** Names all drafts: who puts them live names what they saw. */
  drafts_version: z.string(),
});
export type KeptPrices = z.output<typeof keptPrices>;
export const keptPricesAnswer = envelope(keptPrices);

export const draftRequest = wireRequest({ ...rates, version: z.string().check(z.maxLength(100)) });

export const publishRequest = wireRequest({
  /** The wall clock of the operator's zone; now without one. */
  starts_at: maybe(localDateTime),
  drafts_version: z.string().check(z.maxLength(100)),
});
