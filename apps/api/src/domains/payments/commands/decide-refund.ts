import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { PaymentDependencies, TimedPayments } from '../model/dependencies.ts';
import { refundJob } from '../payments.jobs.ts';
import { type Transaction, transactionById } from '../payments.repository.ts';
import { type Decision, decideRequest } from '../refund-requests.repository.ts';
import { carryOutNow } from './refund-payment.ts';

type DecisionOn = Omit<Decision, 'now' | 'operatorId'> & {
  readonly requestId: number;
  readonly actor: Actor;
};

/**
 * Decides a requested refund once. If approved, it is carried out and the customer informed; if declined, it is
 * closed with a reason. Only one of several concurrent operators decides.
 * @throws AppError `payments.not_found`, `refund_decided`, or `refund_failed` if the provider refuses
 */
export async function decideRefund(deps: TimedPayments, order: DecisionOn): Promise<void> {
  await deps.db.transaction().execute((trx) => decideIn(trx, deps, order));
  if (order.decision === 'approved') await carryOutNow(deps, order.requestId);
}

async function decideIn(
  trx: Connection,
  { reservations, jobs, clock }: PaymentDependencies,
  { requestId, actor, ...decision }: DecisionOn,
): Promise<Transaction> {
  const request = await transactionById(trx, requestId);
  if (!request || request.decision === null) throw new AppError('payments.not_found');
  await reservations.lock(trx, request.reservation_id);
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
