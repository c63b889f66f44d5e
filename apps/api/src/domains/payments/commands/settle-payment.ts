import { type Connection, retryConflicts } from '../../../platform/db/index.ts';
import { awaitsMeans } from '../model/awaited-means.ts';
import type { PaymentDependencies, TimedPayments } from '../model/dependencies.ts';
import type { Intent } from '../model/provider.ts';
import { returnAddress } from '../model/return-path.ts';
import { statusOfIntent } from '../model/transaction-status.ts';
import { noteProviderAnswer } from '../payment-means.repository.ts';
import { moveTransaction } from '../payment-status.repository.ts';
import { type Transaction, settlementColumns, transactionById } from '../payments.repository.ts';
import { isProviderError } from './call-provider.ts';
import { orderRefund } from './refund-payment.ts';

/** An abandoned payment may still be accepted if only its hold expired: the reservation may be revived. */
export const holdExpired = 'hold_expired';

/**
 * Advances a payment as far as possible: opens it at the provider or asks for its state, captures an approved wallet
 * order, and records the outcome. Repeatable, at any time, by concurrent callers.
 * @throws ProviderError `unreachable` if the provider does not answer: the outcome is unknown, call again
 */
export async function settlePayment(deps: TimedPayments, transactionId: number): Promise<Transaction> {
  const payment = await requireTransaction(deps, transactionId);
  if (payment.status === 'completed' || payment.status === 'refunded') return payment;
  if (payment.status === 'cancelled' && payment.provider_reference === null) return payment;
  try {
    return await recordIntent(deps, payment, await currentIntent(deps, payment));
  } catch (error) {
    if (!isProviderError(error, 'rejected')) throw error;
    await moveTransaction(deps.db, payment, 'failed', { now: deps.clock.now(), failureCode: 'rejected' });
    return requireTransaction(deps, transactionId);
  }
}

/** Settles a payment from a job; one that awaits its means has nothing to settle. */
export async function settleChosenPayment(deps: TimedPayments, transactionId: number): Promise<void> {
  const payment = await requireTransaction(deps, transactionId);
  if (!awaitsMeans(payment)) await settlePayment(deps, transactionId);
}

/** Sets the payment method of a pending card payment, then settles it. */
export async function chargePendingPayment(
  deps: TimedPayments,
  payment: Transaction,
  paymentMethodId: string,
): Promise<Transaction> {
  if (payment.provider_reference === null) return settlePayment(deps, payment.id);
  const provider = deps.providers.named(payment.provider);
  const key = `confirm-${payment.idempotency_key}-${paymentMethodId}`;
  const confirmation = { paymentMethodId, returnPath: returnAddress(payment) };
  const intent = await provider.confirm(payment.provider_reference, confirmation, {
    key,
    signal: deps.deadline(),
  });
  await noteProviderAnswer(deps.db, payment.id, { payment_method_id: paymentMethodId }, deps.clock.now());
  return recordIntent(deps, payment, intent);
}

async function currentIntent(deps: TimedPayments, payment: Transaction): Promise<Intent> {
  const provider = deps.providers.named(payment.provider);
  const call = { key: payment.idempotency_key, signal: deps.deadline() };
  const intent =
    payment.provider_reference === null
      ? await provider.createIntent(intentToCreate(payment), call)
      : await provider.retrieve(payment.provider_reference, call.signal);
  const mayTake = payment.status !== 'cancelled' || payment.failure_code === holdExpired;
  if (intent.status !== 'requires_capture' || !mayTake) return intent;
  return provider.capture(intent.id, { ...call, key: `capture-${payment.idempotency_key}` });
}

const intentToCreate = (payment: Transaction) => ({
  reference: payment.idempotency_key,
  method: payment.method,
  amountCents: payment.amount_cents,
  currency: payment.currency,
  description: payment.transaction_id,
  language: payment.language,
  ...(payment.payment_method_id !== null && { paymentMethodId: payment.payment_method_id }),
  ...(payment.provider_customer !== null && { customer: payment.provider_customer }),
  savesCard: payment.saves_card,
  returnPath: returnAddress(payment),
});

/** Stores the provider's answer. Reports captured money to the reservation, and refunds it if the reservation cannot use it. */
export function recordIntent(
  deps: PaymentDependencies,
  payment: Transaction,
  intent: Intent,
): Promise<Transaction> {
  return retryConflicts(() => deps.db.transaction().execute((trx) => recordIn(trx, deps, payment, intent)));
}

async function recordIn(
  trx: Connection,
  deps: PaymentDependencies,
  payment: Transaction,
  intent: Intent,
): Promise<Transaction> {
  await deps.reservations.lock(trx, payment.reservation_id);
  const now = deps.clock.now();
  const answer = {
    provider_reference: intent.id,
    action_url: intent.actionUrl ?? null,
    ...settlementColumns(intent.settlement),
  };
  await noteProviderAnswer(trx, payment.id, answer, now);
  const status = statusOfIntent(intent);
  if (status === 'pending') return requireTransaction({ ...deps, db: trx }, payment.id);
  const moved = await moveTransaction(trx, payment, status, { now, failureCode: intent.failureCode });
  if (moved?.status === 'completed' && (await deps.reservations.paid(trx, moved)) === 'surplus') {
    await orderRefund(deps, trx, { payment: moved, cents: moved.amount_cents });
  }
  if (moved?.status === 'completed') await deps.reservations.issueBills(trx, moved.reservation_id);
  return requireTransaction({ ...deps, db: trx }, payment.id);
}

async function requireTransaction({ db }: PaymentDependencies, id: number): Promise<Transaction> {
  const transaction = await transactionById(db, id);
  if (!transaction) throw new Error(`There is no transaction ${id}`);
  return transaction;
}
