import { randomUUID } from 'node:crypto';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { PaymentDependencies, TimedPayments } from '../model/dependencies.ts';
import { ProviderError, type ProviderRefund } from '../model/provider.ts';
import { calculateRefundable, newRefund } from '../model/refund.ts';
import { lockRefunds, moveTransaction } from '../payment-status.repository.ts';
import { refundJob, requestMailJob } from '../payments.jobs.ts';
import { type Transaction, addTransaction, transactionById } from '../payments.repository.ts';
import { isProviderError } from './call-provider.ts';
import { recordRefunds } from './record-refunds.ts';

export interface RefundOrder {
  readonly payment: Transaction;
  readonly cents: number;
  readonly reason?: string;
  /** The key of the refund at the provider and in its events; equal keys are the same refund. */
  readonly key?: string;
}

/** The amount of a payment that can still be refunded. The payment stays locked until the end of the transaction. */
export async function refundableCents(trx: Connection, payment: Transaction): Promise<number> {
  return calculateRefundable(payment, await lockRefunds(trx, payment.id));
}

/**
 * Orders a refund inside the caller's transaction. After the commit, the job or `carryOutRefund` returns the money.
 * All refunds together never exceed the payment; null if nothing is left.
 */
export async function orderRefund(
  { jobs, clock }: Pick<PaymentDependencies, 'jobs' | 'clock'>,
  trx: Connection,
  { payment, cents: wanted, reason, key = `refund-${randomUUID()}` }: RefundOrder,
): Promise<Transaction | null> {
  const cents = Math.min(wanted, await refundableCents(trx, payment));
  if (cents <= 0) return null;
  const order = newRefund(payment, { cents, key, reason, now: clock.now() });
  const refund = await addTransaction(trx, order);
  await jobs.send(trx, refundJob, { transactionId: refund.id });
  return refund;
}

/** Stores a requested refund and informs the operator; no money moves before an approval. */
export async function addRefundRequest(
  { jobs, clock }: Pick<PaymentDependencies, 'jobs' | 'clock'>,
  trx: Connection,
  { payment, cents, reason, key = `refund-${randomUUID()}` }: RefundOrder,
): Promise<Transaction> {
  const order = { cents, key, reason, decision: 'awaited', now: clock.now() } as const;
  const request = await addTransaction(trx, newRefund(payment, order));
  await jobs.send(trx, requestMailJob, { transactionId: request.id });
  return request;
}

/**
 * Carries a refund out now. If the provider does not answer, the refund stays pending and the job continues.
 * @throws AppError `payments.refund_failed` if the provider refuses
 */
export async function carryOutNow(deps: TimedPayments, refundId: number): Promise<void> {
  await carryOutRefund(deps, refundId).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
  });
  const outcome = await transactionById(deps.db, refundId);
  if (!outcome || outcome.status === 'failed') throw new AppError('payments.refund_failed');
}

/** Asks the provider to refund and records its answer. Repeatable. @throws ProviderError `unreachable` */
export async function carryOutRefund(deps: TimedPayments, refundId: number): Promise<void> {
  const refund = await transactionById(deps.db, refundId);
  const payment = refund?.payment_id ? await transactionById(deps.db, refund.payment_id) : undefined;
  if (!refund || !payment?.provider_reference)
    throw new Error(`There is no payment to give back for ${refundId}`);
  const isOpen = refund.status === 'pending' || refund.status === 'processing';
  if (!isOpen || refund.decision === 'awaited') return;
  try {
    const answer = await askForRefund(deps, refund, payment.provider_reference);
    await recordRefunds(deps, payment, [{ ...answer, reference: refund.idempotency_key }]);
  } catch (error) {
    if (!isProviderError(error, 'rejected')) throw error;
    await refuse(deps, refund);
  }
}

/** Orders a refund, or asks for the state of one that the provider already knows. */
function askForRefund(deps: TimedPayments, refund: Transaction, intentId: string): Promise<ProviderRefund> {
  const provider = deps.providers.named(refund.provider);
  const signal = deps.deadline();
  if (refund.provider_reference !== null) return provider.retrieveRefund(refund.provider_reference, signal);
  const { amount_cents: amountCents, currency, idempotency_key: reference } = refund;
  return provider.refund({ intentId, amountCents, currency, reference }, { key: reference, signal });
}

/** Marks a refund that the provider will never carry out. */
async function refuse({ db, clock, reservations }: PaymentDependencies, refund: Transaction): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const failure = { now: clock.now(), failureCode: 'rejected' };
    const failed = await moveTransaction(trx, refund, 'failed', failure);
    if (failed) await reservations.refundFailed(trx, failed);
  });
}

/** Checks all refunds of a payment: records unknown ones and the state of the others. Repeatable. */
export async function checkRefunds(deps: TimedPayments, payment: Transaction): Promise<void> {
  if (payment.provider_reference === null) return;
  const provider = deps.providers.named(payment.provider);
  await recordRefunds(deps, payment, await provider.listRefunds(payment.provider_reference, deps.deadline()));
}
