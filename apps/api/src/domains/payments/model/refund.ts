import type { RefundDecision } from '@livree/contracts';
import type { Insertable } from 'kysely';
import type { Transaction } from '../payments.repository.ts';
import type { TransactionTable } from '../payments.tables.ts';
import { newTransactionId } from './transaction-number.ts';

export const sum = (rows: readonly Transaction[]): number =>
  rows.reduce((total, row) => total + row.amount_cents, 0);

const isOver = ({ status }: Transaction): boolean => status === 'failed' || status === 'cancelled';

/** The refunds of a payment: done, running or requested. */
export const askedCents = (payment: Transaction, transactions: readonly Transaction[]): number =>
  sum(transactions.filter((row) => row.payment_id === payment.id && !isOver(row)));

/** The amount that can still be refunded or requested. */
export const calculateRefundable = (payment: Transaction, refunds: readonly Transaction[]): number =>
  payment.amount_cents - askedCents(payment, refunds);

/** Refunded or about to be, but not waiting for a decision. */
export const isPromised = (row: Transaction): boolean =>
  row.type !== 'payment' && !isOver(row) && row.decision !== 'awaited';

interface NewRefund {
  readonly cents: number;
  /** The key of the refund at the provider and in its events. */
  readonly key: string;
  readonly reason?: string | undefined;
  readonly decision?: RefundDecision;
  readonly now: Date;
}

/** A refund of a payment or a part of it that has not been carried out. */
export const newRefund = (
  payment: Transaction,
  { cents, key, reason, decision, now }: NewRefund,
): Insertable<TransactionTable> => ({
  transaction_id: newTransactionId(),
  reservation_id: payment.reservation_id,
  customer_id: payment.customer_id,
  type: cents === payment.amount_cents ? 'refund' : 'partial_refund',
  payment_id: payment.id,
  provider: payment.provider,
  method: payment.method,
  status: 'pending',
  amount_cents: cents,
  idempotency_key: key,
  provider_reference: null,
  payment_method_id: null,
  return_path: null,
  language: payment.language,
  action_url: null,
  failure_code: null,
  reason: reason ?? null,
  decision: decision ?? null,
  created_at: now,
  updated_at: now,
  processed_at: null,
  failed_at: null,
});
