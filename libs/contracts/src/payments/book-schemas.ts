import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { envelope, pageSchema } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { paging } from '../shared/query.ts';
import { openEnum, wireObject, wireRequest } from '../shared/wire.ts';
import { paymentProviders } from './method.ts';

export const differenceQuery = wireObject(paging);

/** Money that moved there and is unknown here; the other way round; or another amount. */
export const differenceKinds = ['missing_here', 'missing_there', 'other_amount'] as const;

export const bookDifference = wireObject({
  id: z.number(),
  provider: openEnum(paymentProviders),
  movement: openEnum(['payment', 'refund']),
  kind: openEnum(differenceKinds),
  /** The provider's number; ours for what the provider does not know. */
  reference: z.string(),
  ours: z.nullable(amount),
  theirs: z.nullable(amount),
  happened_at: instant,
  /** Our payment or refund. */
  payment_id: z.nullable(z.number()),
  ride: z.nullable(wireObject({ id: z.number(), reference: z.string() })),
});
export type BookDifference = z.output<typeof bookDifference>;
export const differencesAnswer = envelope(pageSchema(bookDifference));

export const differenceNote = wireRequest({
  /** How it was dealt with, for the history. */
  note: z
    .string('validation.required')
    .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(1000, 'validation.too_long')),
});
