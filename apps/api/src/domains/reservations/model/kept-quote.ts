import { extraCodes, fareLineCodes } from '@livree/pricing';
import { z } from '@livree/contracts/schema';

const leg = z.object({ metres: z.int(), seconds: z.int() });

const detail = z.object({
  metres: z.optional(z.int()),
  seconds: z.optional(z.int()),
  stops: z.optional(z.int()),
  legs: z.optional(z.int()),
  hours: z.optional(z.int()),
  hourlyPrice: z.optional(z.int()),
  quantity: z.optional(z.int()),
  limit: z.optional(z.int()),
});

/**
 * What a reservation was sold for, kept for ever: receipt, refund and cancellation are computed from it, whatever
 * becomes of tariffs and policy later. Amounts in cents, distances in metres, durations in seconds.
 */
export const keptQuote = z.object({
  tariffVersion: z.string(),
  total: z.int(),
  lines: z.array(z.object({ code: z.enum(fareLineCodes), cents: z.int(), detail })),
  /** Null when the ride was priced by the hour. */
  outbound: z.nullable(leg),
  return: z.nullable(leg),
  extras: z.array(z.object({ code: z.enum(extraCodes), quantity: z.int() })),
  policy: z.object({
    version: z.string(),
    selfServiceHours: z.number(),
    fullRefundHours: z.number(),
    partialRefundHours: z.number(),
    partialRefundShare: z.number(),
  }),
});
export type KeptQuote = z.output<typeof keptQuote>;

/** The quote of a stored reservation. */
export const readQuote = (row: { readonly quote: unknown }): KeptQuote => z.parse(keptQuote, row.quote);

/** The stops of a stored reservation, in their order. */
export const readStops = (row: { readonly stops: unknown }): string[] =>
  z.parse(z.array(z.string()), row.stops);
