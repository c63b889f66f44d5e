import { fareLine } from '../pricing/fare-line.ts';
import { ridePlaces } from '../pricing/terms.ts';
import { z } from '../schema.ts';
import { instant, localDateTime } from '../shared/datetime.ts';
import { amount } from '../shared/money.ts';
import { wireObject } from '../shared/wire.ts';

/** The price of the changed ride, signed, beside the price that was paid. */
export const changeQuote = wireObject({
  quote: z.string(),
  expires_at: instant,
  previous_price: amount,
  total_price: amount,
  lines: z.array(fareLine),
  /** Whether the vehicle is free then. */
  is_available: z.boolean(),
  /** For an operator: the ride keeps its price in any case, because a part of its payment was given back. */
  keeps_price: z.optional(z.boolean()),
  pickup_datetime: localDateTime,
  timezone: z.string(),
  /** The last moment of a free cancellation after the change. */
  free_until: instant,
  ...ridePlaces,
});
export type ChangeQuote = z.output<typeof changeQuote>;
/** What a change is about: when, where, with which vehicle, for how many with what, and with which extras. */
export const changedParts = ['time', 'places', 'vehicle', 'party', 'extras'] as const;
export type ChangedPart = (typeof changedParts)[number];
