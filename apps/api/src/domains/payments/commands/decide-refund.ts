import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError, type Caller } from '../../../platform/http/index.ts';
import type { PaymentDependencies, TimedPayments } from '../model/dependencies.ts';
import { refundJob } from '../payments.jobs.ts';
import { type Transaction, transactionById } from '../payments.repository.ts';
import { type Decision, decideRequest } from '../refund-requests.repository.ts';
import { carryOutNow, refundableCents } from './refund-payment.ts';
import { refuseAboveLimit } from './refuse-above-limit.ts';

type DecisionOn = Omit<Decision, 'now' | 'operatorId'> & {
  readonly requestId: number;
  readonly actor: Actor & Pick<Caller, 'role'>;
};

/**
 * Decides a requested refund once. If approved, it is carried out and the customer informed; if declined, it is
 * closed with a reason. Only one of several concurrent operators decides.
 * @throws AppError `payments.not_found`, `refund_decided`, `refund_above_limit`, or `refund_failed` if the provider refuses
 */
export async function decideRefund(deps: TimedPayments, order: DecisionOn): Promise<void> {
  await deps.db.transaction().execute((trx) => decideIn(trx, deps, order));
  if (order.decision === 'approved') await carryOutNow(deps, order.requestId);
}

async function decideIn(
  trx: Connection,
  deps: PaymentDependencies,
  { requestId, actor, ...decision }: DecisionOn,
): Promise<Transaction> {
  const { reservations, jobs, clock } = deps;
  const request = await transactionById(trx, requestId);
  if (!request || request.decision === null) throw new AppError('payments.not_found');
  await reservations.lock(trx, request.reservation_id);
  if (decision.decision === 'approved') await refuseAbove(trx, deps, actor, request);
  const now = clock.now();
  const decided = await decideRequest(trx, requestId, { ...decision, operatorId: actor.id, now });
  if (!decided) throw new AppError('payments.refund_decided');
  await recordAct(trx, {
    actor,
    at: now,
    act: decision.decision === 'approved' ? 'payments.approveRefund' : 'payments.declineRefund',
    subject: 'reservations',
    subjectId: request.reservation_id,
    before: { decision: request.decision },
    after: {
      decision: decided.decision,
      refund_cents: decided.amount_cents,
      reason: decided.decision_reason,
    },
  });
  if (decided.decision === 'declined') {
    await reservations.refundDeclined(trx, decided);
    return decided;
  }
  await jobs.send(trx, refundJob, { transactionId: requestId });
  await reservations.refundDecided(trx, decided);
  return decided;
}

/** A request counts as given back since it was made. */
async function refuseAbove(
  trx: Connection,
  deps: PaymentDependencies,
  actor: Pick<Caller, 'role'>,
  { payment_id: paymentId }: Transaction,
): Promise<void> {
  const payment = paymentId === null ? undefined : await transactionById(trx, paymentId);
  if (!payment) return;
  refuseAboveLimit(deps, actor, payment.amount_cents - (await refundableCents(trx, payment)));
}
