import type { Connection } from '../../../platform/db/index.ts';
import type { PaymentDependencies, TimedPayments } from '../model/dependencies.ts';
import { cancelOpenTransactions } from '../payment-status.repository.ts';
import { settlePaymentJob, withdrawPaymentJob } from '../payments.jobs.ts';
import { transactionById } from '../payments.repository.ts';
import { holdExpired, recordIntent } from './settle-payment.ts';

/**
 * Abandons the payments of reservations that are no longer expected; `cause` says why. After the caller's transaction
 * commits, they are also closed at the provider, so that nobody can pay them. Payments whose hold expired stay open
 * there and are checked once more: they may have been paid while the API was down, or be paid later, and the
 * reservation may be revived.
 */
export async function abandonPayments(
  { jobs, clock }: Pick<PaymentDependencies, 'jobs' | 'clock'>,
  trx: Connection,
  reservationIds: readonly number[],
  cause: string,
): Promise<void> {
  const abandoned = await cancelOpenTransactions(trx, reservationIds, { cause, now: clock.now() });
  const next = cause === holdExpired ? settlePaymentJob : withdrawPaymentJob;
  for (const { id, provider_reference: reference } of abandoned) {
    if (reference !== null) await jobs.send(trx, next, { transactionId: id });
  }
}

/** Closes an abandoned payment at its provider; money that was taken anyway is refunded. */
export async function withdrawPayment(deps: TimedPayments, transactionId: number): Promise<void> {
  const payment = await transactionById(deps.db, transactionId);
  if (payment?.status !== 'cancelled' || payment.provider_reference === null) return;
  const provider = deps.providers.named(payment.provider);
  const call = { key: `cancel-${payment.idempotency_key}`, signal: deps.deadline() };
  await recordIntent(deps, payment, await provider.cancel(payment.provider_reference, call));
}
