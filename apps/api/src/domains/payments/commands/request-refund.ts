import { type Language, paymentRoutes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { formatterFor } from '@livree/i18n';
import { recordAct } from '../../../platform/audit/index.ts';
import type { Connection } from '../../../platform/db/index.ts';
import {
  AppError,
  type Caller,
  fieldError,
  maySeeOthers,
  visibleOwner,
} from '../../../platform/http/index.ts';
import { createFingerprint, keyedRequests } from '../../../platform/idempotency/index.ts';
import type { PaymentDependencies, TimedPayments } from '../model/dependencies.ts';
import { type Transaction, transactionById } from '../payments.repository.ts';
import { findTransactionWithRide } from '../transaction-list.repository.ts';
import { addRefundRequest, carryOutNow, orderRefund, refundableCents } from './refund-payment.ts';
import { refuseAboveLimit } from './refuse-above-limit.ts';

export interface RequestedRefund {
  readonly paymentId: number;
  readonly caller: Caller;
  readonly language: Language;
  /** Null for all that is left. */
  readonly cents: number | null;
  readonly reason: string;
  /** What the form showed as left; null if it does not matter. */
  readonly seenCents: number | null;
  /** Requests with the same key are the same, so that a second click requests nothing. */
  readonly key: string | null;
}

const refundRequests = keyedRequests({
  call: 'payments.refund',
  mismatch: 'payments.idempotency_mismatch',
  outcome: z.object({ transactionId: z.int() }),
});

/**
 * Requests a refund of a payment or a part of it. A customer's request waits for an operator; that of the
 * company's people is carried out. Returns the number of the refund.
 * @throws AppError `payments.not_found`, `not_refundable`, `refund_above_limit`, `refund_failed`, `idempotency_mismatch`,
 * `operations.overtaken`, or 422 for the amount
 */
export async function requestRefund(deps: TimedPayments, requested: RequestedRefund): Promise<number> {
  const refund = await deps.db.transaction().execute((trx) => askOnce(trx, deps, requested));
  if (refund.decision === null) await carryOutNow(deps, refund.id);
  return refund.id;
}

/** A repeated request with the same key returns the first refund. */
async function askOnce(
  trx: Connection,
  deps: PaymentDependencies,
  requested: RequestedRefund,
): Promise<Transaction> {
  const { paymentId, caller, cents, reason, key } = requested;
  const seen = await findTransactionWithRide(trx, paymentId, visibleOwner(caller, paymentRoutes.refund));
  if (!seen) throw new AppError('payments.not_found');
  if (key === null) return ask(trx, deps, requested, seen);
  const request = { userId: caller.id, key, fingerprint: createFingerprint([paymentId, cents, reason]) };
  const known = await refundRequests.claim(trx, request, deps.clock.now());
  const first = known?.outcome && (await transactionById(trx, known.outcome.transactionId));
  if (first) return first;
  const refund = await ask(trx, deps, requested, seen);
  await refundRequests.save(trx, request, { transactionId: refund.id });
  return refund;
}

async function ask(
  trx: Connection,
  deps: PaymentDependencies,
  { caller, reason, language, cents: wanted, seenCents }: RequestedRefund,
  seen: Transaction,
): Promise<Transaction> {
  await deps.reservations.lock(trx, seen.reservation_id);
  const payment = await transactionById(trx, seen.id);
  if (payment?.type !== 'payment' || payment.status !== 'completed')
    throw new AppError('payments.not_refundable');
  const left = await refundableCents(trx, payment);
  // Another operator, or the customer, was first: nothing is given back by a form that shows something else.
  if (seenCents !== null && seenCents !== left) throw new AppError('operations.overtaken');
  if (left <= 0) throw new AppError('payments.not_refundable');
  const cents = wanted ?? left;
  if (cents > left) {
    const amount = formatterFor(language).money(left);
    throw fieldError('amount', 'validation.refund_too_much', { amount });
  }
  if (!maySeeOthers(caller, paymentRoutes.refund))
    return addRefundRequest(deps, trx, { payment, cents, reason });
  refuseAboveLimit(deps, caller, payment.amount_cents - left + cents);
  const refund = await orderRefund(deps, trx, { payment, cents, reason });
  if (!refund) throw new AppError('payments.not_refundable');
  await deps.reservations.refundDecided(trx, refund);
  await recordAct(trx, {
    actor: caller,
    at: deps.clock.now(),
    act: 'payments.refund',
    subject: 'reservations',
    subjectId: seen.reservation_id,
    before: null,
    after: { refund_cents: refund.amount_cents, reason },
  });
  return refund;
}
