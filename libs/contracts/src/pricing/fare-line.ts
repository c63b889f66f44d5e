import { fareLineCodes, type FareLine } from '@livree/pricing';
import { z } from '../schema.ts';
import { cents } from '../shared/money.ts';
import { openEnum, wireObject } from '../shared/wire.ts';

const wireLine = wireObject({
  code: openEnum(fareLineCodes),
  amount: cents,
  detail: wireObject({
    metres: z.exactOptional(z.number()),
    seconds: z.exactOptional(z.number()),
    stops: z.exactOptional(z.number()),
    legs: z.exactOptional(z.number()),
    hours: z.exactOptional(z.number()),
    hourly_price: z.exactOptional(cents),
    quantity: z.exactOptional(z.number()),
    limit: z.exactOptional(cents),
  }),
});

/**
 * A line of the price engine. `code` is stable and translated by the reader; the amounts of all lines sum to the
 * total. A newer server may send other codes. Amounts are euros on the wire, cents on our side.
 */
export const fareLine = z.codec(wireLine, z.custom<FareLine<string>>(), {
  decode: ({ amount, ...line }) => ({ ...line, cents: amount }),
  encode: ({ cents: amount, ...line }) => ({ ...line, amount }),
});
