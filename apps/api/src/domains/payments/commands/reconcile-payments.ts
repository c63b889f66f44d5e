import type { PaymentDependencies } from '../model/dependencies.ts';
import { unsettledBefore } from '../payments.repository.ts';
import { carryOutRefund } from './refund-payment.ts';
import { settlePayment } from './settle-payment.ts';

const minute = 60_000;
const quietMinutes = 2;
const openDays = 7;

/** Asks the providers about every payment and refund that has been open for minutes, for a week. */
export async function reconcilePayments(deps: PaymentDependencies): Promise<void> {
  const now = deps.clock.now().getTime();
  const open = await unsettledBefore(deps.db, {
    before: new Date(now - quietMinutes * minute),
    after: new Date(now - openDays * 24 * 60 * minute),
  });
  const outcomes = await Promise.allSettled(
    open.map(({ id, type }) => (type === 'payment' ? settlePayment(deps, id) : carryOutRefund(deps, id))),
  );
  const failures = outcomes.flatMap((outcome): unknown[] =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  if (failures.length > 0) throw new AggregateError(failures, 'Some payments could not be reconciled');
}
