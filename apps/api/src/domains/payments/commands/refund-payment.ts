import { randomUUID } from 'node:crypto';
import type { Connection } from '../../../platform/db/index.ts';
import type { PaymentDependencies } from '../model/dependencies.ts';
import type { ProviderRefund } from '../model/provider.ts';
import {
  type Transaction,
  addTransaction,
  lockRefunds,
  moveTransaction,
  noteProviderAnswer,
  settlementColumns,
  transactionById,
} from '../payments.repository.ts';
import { refundJob } from '../payments.jobs.ts';
import { isProviderError, providerCall } from './call-provider.ts';
import { newTransactionId } from './open-payment.ts';

const sum = (rows: readonly Transaction[]): number =>
  rows.reduce((total, row) => total + row.amount_cents, 0);

type RefundOrder = {
  readonly payment: Transaction;
  readonly cents: number;
  readonly reason?: string;
  /** What the provider and its events know the refund by; equal keys are the same refund. */
  readonly key?: string;
};

/** What may still be given back of a payment, which stays locked until the end of the transaction. */
export async function refundableCents(trx: Connection, payment: Transaction): Promise<number> {
  return payment.amount_cents - sum(await lockRefunds(trx, payment.id));
}

/**
 * Decides a refund inside the caller's transaction; the money goes back once that has committed, by the job or by
 * `carryOutRefund`. What is given back in all never passes the payment: null when nothing is left to give.
 */
export async function orderRefund(
  { jobs, clock }: Pick<PaymentDependencies, 'jobs' | 'clock'>,
  trx: Connection,
  { payment, cents, reason, key }: RefundOrder,
): Promise<Transaction | null> {
  const amount = Math.min(cents, await refundableCents(trx, payment));
  if (amount <= 0) return null;
  const now = clock.now();
  const refund = await addTransaction(trx, {
    transaction_id: newTransactionId(),
    reservation_id: payment.reservation_id,
    customer_id: payment.customer_id,
    type: amount === payment.amount_cents ? 'refund' : 'partial_refund',
    payment_id: payment.id,
    provider: payment.provider,
    method: payment.method,
    status: 'pending',
    amount_cents: amount,
    idempotency_key: key ?? `refund-${randomUUID()}`,
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
  await jobs.send(trx, refundJob, { transactionId: refund.id });
  return refund;
}

/** Asks the provider to give the money back and records its answer. Repeatable. @throws ProviderError `unreachable` */
export async function carryOutRefund(deps: PaymentDependencies, refundId: number): Promise<void> {
  const refund = await transactionById(deps.db, refundId);
  const payment = refund?.payment_id ? await transactionById(deps.db, refund.payment_id) : undefined;
  if (!refund || !payment?.provider_reference)
    throw new Error(`There is no payment to give back for ${refundId}`);
  if (refund.status !== 'pending' && refund.status !== 'processing') return;
  try {
    const answer = await askForRefund(deps, refund, payment.provider_reference);
    await recordRefund(deps, { payment, refund, answer });
  } catch (error) {
    if (!isProviderError(error, 'rejected')) throw error;
    await moveTransaction(deps.db, refund.id, 'failed', { now: deps.clock.now(), failureCode: 'rejected' });
  }
}

/** Orders a refund, or asks how one stands that the provider knows already. */
function askForRefund(
  deps: PaymentDependencies,
  refund: Transaction,
  intentId: string,
): Promise<ProviderRefund> {
  const provider = deps.providers.named(refund.provider);
  const call = providerCall(deps, refund.idempotency_key);
  if (refund.provider_reference !== null)
    return provider.retrieveRefund(refund.provider_reference, call.signal);
  const { amount_cents: amountCents, currency, idempotency_key: reference } = refund;
  return provider.refund({ intentId, amountCents, currency, reference }, call);
}

type RefundOutcome = {
  readonly payment: Transaction;
  readonly refund: Transaction;
  readonly answer: ProviderRefund;
};

async function recordRefund(
  deps: PaymentDependencies,
  { payment, refund, answer }: RefundOutcome,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await deps.reservations.lock(trx, payment.reservation_id);
    const refunds = await lockRefunds(trx, payment.id);
    const now = deps.clock.now();
    const known = { provider_reference: answer.id, ...settlementColumns(answer.settlement) };
    await noteProviderAnswer(trx, refund.id, known, now);
    const { status, failureCode } = answer;
    const moved = await moveTransaction(trx, refund.id, status, { now, failureCode });
    const done = refunds.filter((row) => row.status === 'completed' || row.id === moved?.id);
    if (moved?.status === 'completed' && sum(done) === payment.amount_cents) {
      await moveTransaction(trx, payment.id, 'refunded', { now });
    }
  });
}
