import type { Connection } from '../../../platform/db/index.ts';
import type { PaymentDependencies, TimedPayments } from '../model/dependencies.ts';
import { settlePaymentJob, withdrawPaymentJob } from '../payments.jobs.ts';
import { abandonPayments, transactionById } from '../payments.repository.ts';
import { holdExpired, recordIntent } from './settle-payment.ts';

/**
 * Abandons the payments of reservations that are no longer expected; `cause` says why. Once the caller's transaction
 * has committed they are closed at the provider too, so that nobody pays for nothing. Only those whose time ran out
 * stay open there, and are asked about once more: they may have been paid while nobody here was listening, or be paid
 * after all, and the reservation may be revived.
 */
export async function giveUpPayments(
  { jobs, clock }: Pick<PaymentDependencies, 'jobs' | 'clock'>,
  trx: Connection,
  reservationIds: readonly number[],
  cause: string,
): Promise<void> {
  const givenUp = await abandonPayments(trx, reservationIds, { cause, now: clock.now() });
  const next = cause === holdExpired ? settlePaymentJob : withdrawPaymentJob;
  for (const { id, provider_reference: reference } of givenUp) {
    if (reference !== null) await jobs.send(trx, next, { transactionId: id });
  }
}

/** Closes a given-up payment at its provider; money that was taken all the same goes back. */
export async function withdrawPayment(deps: TimedPayments, transactionId: number): Promise<void> {
  const payment = await transactionById(deps.db, transactionId);
  if (payment?.status !== 'cancelled' || payment.provider_reference === null) return;
  const provider = deps.providers.named(payment.provider);
  const call = { key: `cancel-${payment.idempotency_key}`, signal: deps.deadline() };
  await recordIntent(deps, payment, await provider.cancel(payment.provider_reference, call));
}
