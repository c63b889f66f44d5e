import type { Insertable } from 'kysely';
import type { Transaction } from '../payments.repository.ts';
import type { TransactionTable } from '../payments.tables.ts';
import { newTransactionId } from './transaction-number.ts';

export const sum = (rows: readonly Transaction[]): number =>
  rows.reduce((total, row) => total + row.amount_cents, 0);

/** What may still be given back of a payment: refunds that failed do not count, those under way do. */
export const leftOf = (payment: Transaction, refunds: readonly Transaction[]): number =>
  payment.amount_cents - sum(refunds.filter(({ status }) => status !== 'failed'));

type NewRefund = {
  readonly cents: number;
  /** What the provider and its events know the refund by. */
  readonly key: string;
  readonly reason?: string | undefined;
  readonly now: Date;
};

/** A refund of a payment, wholly or in part, that nobody has carried out yet. */
export const newRefund = (
  payment: Transaction,
  { cents, key, reason, now }: NewRefund,
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
  created_at: now,
  updated_at: now,
  processed_at: null,
  failed_at: null,
});
