import { z } from '../schema.ts';
import { envelope, pageSchema } from '../shared/envelope.ts';
import { amount, euros } from '../shared/money.ts';
import { paging } from '../shared/query.ts';
import { maybe, wireObject, wireRequest } from '../shared/wire.ts';
import { refundDecisions, transaction } from './schemas.ts';

const isWholeCents = (decimal: number): boolean => Math.abs(decimal * 100 - Math.round(decimal * 100)) < 1e-6;

const refundAmount = z.codec(
  z
    .number()
    .check(
      z.minimum(0.01, 'validation.refund_amount'),
      z.maximum(1e7, 'validation.refund_amount'),
      z.refine(isWholeCents, 'validation.refund_amount'),
    ),
  z.custom<ReturnType<typeof euros>>(),
  { decode: (decimal) => euros(Math.round(decimal * 100)), encode: (money) => money.cents / 100 },
);

const reasonText = (missing: 'validation.refund_reason' | 'validation.decline_reason') =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(1000, 'validation.too_long'));

export const refundRequest = wireRequest({
  reason: reasonText('validation.refund_reason'),
  /** All that is left by default. */
  amount: maybe(refundAmount),
  /** What an operator's form showed as left: refused with `operations.overtaken` once it is another amount. */
  seen_refundable: z.optional(amount),
});

export const refundDecline = wireRequest({
  /** The customer can read it. */
  reason: reasonText('validation.decline_reason'),
});

/** `awaited` by default. */
export const refundRequestFilters = { decision: z.optional(z.enum(refundDecisions, 'validation.invalid')) };
export const refundRequestQuery = wireObject({ ...paging, ...refundRequestFilters });

/** The data that an operator needs to decide a refund. */
export const refundRequestEntry = wireObject({
  request: transaction,
  payment: transaction,
  client_name: z.string(),
  client_email: z.string(),
  client_phone: z.nullable(z.string()),
});

export type RefundRequestEntry = z.output<typeof refundRequestEntry>;
export const refundRequestsAnswer = envelope(pageSchema(refundRequestEntry));
