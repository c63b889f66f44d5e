import { z } from '../schema.ts';
import { calendarDate, instant, localDateTime } from '../shared/datetime.ts';
import { envelope, pageSchema } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { listScope, paging, searchText } from '../shared/query.ts';
import { openEnum, wireObject } from '../shared/wire.ts';
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

export const paymentMethodsAnswer = envelope(z.array(paymentMethod));
