import { z } from '../schema.ts';

export const currency = 'EUR';

const moneySchema = z.object({ cents: z.int(), currency: z.literal(currency) }).brand<'Money'>();

/** An amount in whole cents. Never a decimal number. */
export type Money = z.output<typeof moneySchema>;

/** @param cents whole cents; throws on a fraction. */
export function euros(cents: number): Money {
  return z.parse(moneySchema, { cents, currency });
}

const decimalEuros = z.number().check(z.minimum(-1e7), z.maximum(1e7));

/** An amount on the wire: decimal euros (`12.5`), whole cents in our code, as in the price engine. */
export const cents = z.codec(decimalEuros, z.int(), {
  decode: (decimal) => Math.round(decimal * 100),
  encode: (whole) => whole / 100,
});

/** An amount on the wire: decimal euros (`12.5`), `Money` on our side. At most ten million euros. */
export const amount = z.codec(decimalEuros, z.custom<Money>(), {
  decode: (decimal) => euros(Math.round(decimal * 100)),
  encode: (money) => money.cents / 100,
});
