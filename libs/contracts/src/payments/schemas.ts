import { z } from '../schema.ts';
import { calendarDate, instant, localDateTime } from '../shared/datetime.ts';
import { envelope, pageOf } from '../shared/envelope.ts';
import { amount, euros } from '../shared/money.ts';
import { paging, searchText } from '../shared/query.ts';
import { maybe, openEnum, wireObject, wireRequest } from '../shared/wire.ts';
import { paymentMethod, paymentProviders } from './method.ts';

export const transactionTypes = ['payment', 'refund', 'partial_refund'] as const;
export type TransactionType = (typeof transactionTypes)[number];

export const transactionStatuses = [
  'pending',
  'processing',
  'completed',
  'failed',
  'cancelled',
  'refunded',
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** Payment methods of the sandbox, named by what they do. */
export const sandboxMethods = {
  succeeds: 'pm_card_visa',
  insufficientFunds: 'pm_card_chargeDeclinedInsufficientFunds',
  challenge: 'pm_card_threeDSecure2Required',
  /** Charged, but the first answer is lost: trying again finds the payment made. */
  timeout: 'pm_sandbox_timeout',
  /** Never answers, however often it is tried. */
  outage: 'pm_sandbox_outage',
} as const;

const paidReservation = wireObject({
  id: z.number(),
  pickup_address: z.string(),
  destination_address: z.string(),
  pickup_datetime: localDateTime,
});

export const transaction = wireObject({
  id: z.number(),
  transaction_id: z.string(),
  provider: openEnum(paymentProviders),
  /** card or wallet. */
  method: z.nullable(z.string()),
  type: openEnum(transactionTypes),
  status: openEnum(transactionStatuses),
  amount,
  currency: z.string(),
  fee: amount,
  net_amount: amount,
  description: z.nullable(z.string()),
  payment_intent_id: z.nullable(z.string()),
  /** The payment that a refund gives back. */
  parent_id: z.nullable(z.number()),
  created_at: instant,
  processed_at: z.nullable(instant),
  failed_at: z.nullable(instant),
  reservation: z.nullable(paidReservation),
});
export type Transaction = z.output<typeof transaction>;

const transactionFilter = {
  status: z.optional(searchText),
  provider: z.optional(searchText),
  type: z.optional(searchText),
  date_from: z.optional(z.union([z.literal(''), calendarDate])),
  date_to: z.optional(z.union([z.literal(''), calendarDate])),
  search: z.optional(searchText),
};

/** Empty filters are read as absent. */
export const paymentQuery = wireObject({ ...paging, ...transactionFilter });
export const exportQuery = wireObject(transactionFilter);
export const paymentListAnswer = envelope(pageOf(transaction));
export const paymentAnswer = envelope(transaction);

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

export const refundRequest = wireRequest({
  reason: z
    .string('validation.refund_reason')
    .check(z.trim(), z.minLength(1, 'validation.refund_reason'), z.maxLength(1000, 'validation.too_long')),
  /** All that is left when absent. */
  amount: maybe(refundAmount),
});

/** One line a transaction, RFC 4180 in UTF-8 with a byte order mark; the first line names the columns. */
export const exportAnswer = z.string();

export const paymentStatsAnswer = envelope(
  wireObject({
    total_transactions: z.number(),
    total_amount: amount,
    total_fees: amount,
    pending_transactions: z.number(),
    failed_transactions: z.number(),
    refunded_amount: amount,
  }),
);

export const paymentMethodsAnswer = envelope(z.array(paymentMethod));

/**
 * Where the customer goes to prove who they are (3-D Secure) or to approve a wallet payment: a page of the provider,
 * opened in a frame or instead of ours. It sends the customer back to the `return_path` given with the payment.
 */
export const challenge = z.object({ kind: openEnum(['three_d_secure', 'wallet_approval']), url: z.string() });
export type Challenge = z.output<typeof challenge>;
