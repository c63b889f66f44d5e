import { transaction } from '../payments/schemas.ts';
import { z } from '../schema.ts';
import { envelope } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { maybe, wireObject, wireRequest } from '../shared/wire.ts';
import { reservation } from './schemas.ts';

export const eligibility = wireObject({
  can_cancel: z.boolean(),
  message: z.string(),
  pickup_datetime_formatted: z.string(),
  cancellation_deadline_formatted: z.string(),
  hours_until_deadline: z.number(),
  time_until_deadline: z.string(),
  cancellation_rule: z.string(),
  /** The refund: immediately if `can_cancel`, otherwise through an operator by phone. */
  refund_amount: amount,
  phone: z.nullable(z.string()),
});
export type Eligibility = z.output<typeof eligibility>;
export const eligibilityAnswer = envelope(eligibility);

export const cancellationRequest = wireRequest({
  reason: maybe(z.string().check(z.trim(), z.maxLength(1000, 'validation.too_long'))),
  /** The refund that an operator's form showed: refused with `operations.overtaken` once it is another amount. */
  seen_refund: z.optional(amount),
});
export const cancellationAnswer = envelope(z.object({ reservation, transactions: z.array(transaction) }));
