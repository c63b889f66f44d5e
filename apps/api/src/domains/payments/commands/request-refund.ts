import { createHash } from 'node:crypto';
import { type Language } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError, type Caller, fieldError, ownerSeenBy } from '../../../platform/http/index.ts';
import type { PaymentDependencies, TimedPayments } from '../model/dependencies.ts';
import { ProviderError } from '../model/provider.ts';
import { type Transaction, transactionById, transactionByReference } from '../payments.repository.ts';
import { seenTransaction } from '../transaction-list.repository.ts';
import { carryOutRefund, orderRefund, refundableCents } from './refund-payment.ts';

export type RefundWish = {
  readonly paymentId: number;
  readonly caller: Caller;
  readonly language: Language;
  /** All that is left when null. */
  readonly cents: number | null;
  readonly reason: string;
  /** The same key is the same refund, so that a second click gives nothing back twice. */
  readonly key: string | null;
};

/**
 * Gives a payment back, wholly or in part. A provider that does not answer leaves the refund pending: the job goes on.
 * @throws AppError `payments.not_found`, `not_refundable`, `refund_too_late`, `refund_failed`, or 422 for the amount
 */
export async function requestRefund(deps: TimedPayments, wish: RefundWish): Promise<Transaction> {
  const refund = await deps.db.transaction().execute((trx) => orderIn(trx, deps, wish));
  await carryOutRefund(deps, refund.id).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
  });
  const outcome = await transactionById(deps.db, refund.id);
  if (!outcome || outcome.status === 'failed') throw new AppError('payments.refund_failed');
  return outcome;
}

async function orderIn(trx: Connection, deps: PaymentDependencies, wish: RefundWish): Promise<Transaction> {
  const { caller, reason, language } = wish;
  const seen = await seenTransaction(trx, wish.paymentId, ownerSeenBy(caller));
  if (!seen) throw new AppError('payments.not_found');
  await deps.reservations.lock(trx, seen.reservation_id);
  const key = wish.key === null ? undefined : refundKey(seen.id, wish.key);
  const known = key === undefined ? undefined : await transactionByReference(trx, key);
  if (known) return known;
  const payment = await transactionById(trx, seen.id);
  if (payment?.type !== 'payment' || payment.status !== 'completed')
    throw new AppError('payments.not_refundable');
  const left = await refundableCents(trx, payment);
  if (left <= 0) throw new AppError('payments.not_refundable');
  const cents = wish.cents ?? left;
  if (cents > left) {
    const amount = formatterFor(language).money(left);
    throw fieldError('amount', 'validation.refund_too_much', { amount });
  }
  const by = caller.role;
  await deps.reservations.refundWanted(trx, { payment, cents, isAll: cents === left, by, reason });
  const refund = await orderRefund(deps, trx, { payment, cents, reason, ...(key !== undefined && { key }) });
  if (!refund) throw new AppError('payments.not_refundable');
  return refund;
}

const refundKey = (paymentId: number, key: string): string =>
  `refund-${paymentId}-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;
