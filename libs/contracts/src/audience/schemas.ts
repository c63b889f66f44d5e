import { z } from '../schema.ts';
import { envelope } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { wholeNumber } from '../shared/query.ts';
import { wireObject } from '../shared/wire.ts';

/** How many days back counts are kept. */
export const keptDays = 30;

const page = wireObject({
  /** As a remote declares it, such as `/blog/:slug`. */
  page: z.string(),
  /** Null for the page itself. */
  step: z.nullable(z.number()),
  /** Each visit counts a page once. */
  visits: z.number(),
});
export type CountedPage = z.output<typeof page>;

const campaign = wireObject({
  /** What a visit's first address says, or the site that led to it. */
  name: z.string(),
  /** Rides that were paid for. */
  rides: z.number(),
  total: amount,
});
export type Campaign = z.output<typeof campaign>;

export const audienceQuery = wireObject({ days: z.optional(wholeNumber) });

/** Only of visitors who allowed it. */
export const audience = wireObject({
  pages: z.array(page),
  campaigns: z.array(campaign),
});
export type Audience = z.output<typeof audience>;
export const audienceAnswer = envelope(audience);
