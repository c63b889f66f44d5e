import { z } from '../schema.ts';
import { calendarDate, instant, localDateTime } from '../shared/datetime.ts';
import { envelope, pageSchema } from '../shared/envelope.ts';
import { amount, euros } from '../shared/money.ts';
import { listScope, paging, searchText } from '../shared/query.ts';
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

/** The decision about a customer's refund request; a cancellation of the ride supersedes a pending one. */
export const refundDecisions = ['awaited', 'approved', 'declined', 'superseded'] as const;
export type RefundDecision = (typeof refundDecisions)[number];

/** Payment methods of the sandbox, named by their effect. */
export const sandboxMethods = {
  succeeds: 'pm_card_visa',
  insufficientFunds: 'pm_card_chargeDeclinedInsufficientFunds',
  challenge: 'pm_card_threeDSecure2Required',
  /** Charged, but the first answer is lost: a retry finds the payment. */
  timeout: 'pm_sandbox_timeout',
  /** Never answers. */
  outage: 'pm_sandbox_outage',
} as const;

const paidReservation = wireObject({
  id: z.number(),
  reference: z.string(),
  pickup_address: z.string(),
  /** Between departure and destination; missing in answers of older servers. */
  stops: z.optional(z.array(z.string())),
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
  /** The payment that a refund belongs to. */
  parent_id: z.nullable(z.number()),
  /** The amount of a payment that can still be refunded; 0 for a refund. */
  refundable: amount,
  /** For a refund that its customer requested; null if no decision is needed. */
  decision: z.nullable(openEnum(refundDecisions)),
  /** The operator's reason for declining it. */
  decision_reason: z.nullable(z.string()),
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
  scope: listScope,
};

/** Empty filters are read as absent. */
export const paymentQuery = wireObject({ ...paging, ...transactionFilter });
export const exportQuery = wireObject(transactionFilter);
export const paymentListAnswer = envelope(pageSchema(transaction));
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

const reasonText = (missing: 'validation.refund_reason' | 'validation.decline_reason') =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(1000, 'validation.too_long'));

export const refundRequest = wireRequest({
  reason: reasonText('validation.refund_reason'),
  /** All that is left by default. */
  amount: maybe(refundAmount),
});

export const refundDecline = wireRequest({
  /** The customer can read it. */
  reason: reasonText('validation.decline_reason'),
});

/** `awaited` by default. */
export const refundRequestQuery = wireObject({
  ...paging,
  decision: z.optional(z.enum(refundDecisions, 'validation.invalid')),
});

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

/** One line per transaction, RFC 4180 in UTF-8 with a byte order mark; the first line has the column names. */
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

/** A card that the provider stores for a customer; `id` works as a payment method, for that customer only. */
export const savedCard = wireObject({
  id: z.string(),
  brand: z.string(),
  last_four: z.string(),
  expiry_month: z.number(),
  expiry_year: z.number(),
  is_default: z.boolean(),
});
export type SavedCard = z.output<typeof savedCard>;
export const savedCardsAnswer = envelope(z.array(savedCard));
export const cardParams = z.object({ id: z.string().check(z.regex(/^\w{1,100}$/, 'validation.invalid')) });

export const paymentMethodsAnswer = envelope(z.array(paymentMethod));

/**
 * The page of the provider on which the customer proves their identity (3-D Secure) or approves a wallet payment,
 * shown in a frame or instead of ours. It sends the customer back to the payment's `return_path`.
 */
export const challenge = z.object({ kind: openEnum(['three_d_secure', 'wallet_approval']), url: z.string() });
export type Challenge = z.output<typeof challenge>;

/** A new card, as the payment method that the checkout frame made of it. */
export const newCard = wireRequest({
  payment_method_id: z
    .string('validation.invalid')
    .check(z.minLength(1, 'validation.invalid'), z.maxLength(100, 'validation.too_long')),
});

/** How far a new card is. `id` names the setup at the provider. */
export const cardSetup = wireObject({
  id: z.string(),
  status: openEnum(['saved', 'requires_action', 'processing']),
  challenge: z.nullable(challenge),
});
export type CardSetup = z.output<typeof cardSetup>;
export const cardSetupAnswer = envelope(cardSetup);
