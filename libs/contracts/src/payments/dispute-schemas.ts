import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { envelope, pageSchema } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { paging } from '../shared/query.ts';
import { openEnum, wireObject } from '../shared/wire.ts';
import { paymentProviders } from './method.ts';

export const disputeQuery = wireObject(paging);

export const disputeStatuses = ['open', 'won', 'lost'] as const;

export const dispute = wireObject({
  id: z.number(),
  provider: openEnum(paymentProviders),
  /** The provider's number. */
  reference: z.string(),
  status: openEnum(disputeStatuses),
  /** The provider's own word. */
  reason: z.string(),
  amount,
  /** Until when the provider takes an answer; null if it says none. */
  answer_by: z.nullable(instant),
  opened_at: instant,
  closed_at: z.nullable(instant),
  payment_id: z.number(),
  ride: wireObject({ id: z.number(), reference: z.string() }),
});
export type Dispute = z.output<typeof dispute>;
export const disputesAnswer = envelope(pageSchema(dispute));
