import type { PaymentDependencies } from '../model/dependencies.ts';
import { noteProviderAnswer } from '../payment-means.repository.ts';
import type { Transaction } from '../payments.repository.ts';
import { removeFormerCustomers } from '../saved-cards/saved-cards.ts';
import { abandonedBefore, takenBefore, unsettledBefore, withoutSettlement } from '../sweep.repository.ts';
import { withDeadline } from './call-provider.ts';
import { fetchProviderFee } from './fetch-provider-fee.ts';
import { carryOutRefund, checkRefunds } from './refund-payment.ts';
import { settleChosenPayment } from './settle-payment.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Asks the providers about outcomes without a webhook. Every run, for a week: payments and refunds that have been
 * open for minutes. Hourly: payments abandoned during the last day, and unknown fees. Daily, for half a year: refunds
 * of paid payments, which may have been made or have failed at the provider. Also deletes the cards of former
 * customers at the provider.
 */
export async function reconcilePayments(deps: PaymentDependencies): Promise<void> {
  const now = deps.clock.now().getTime();
  const window = (quiet: number, age: number) => ({
    before: new Date(now - quiet),
    after: new Date(now - age),
  });
  const open = await unsettledBefore(deps.db, window(2 * minute, 7 * day));
  const abandoned = await abandonedBefore(deps.db, window(hour, day));
  const unknown = await withoutSettlement(deps.db, window(hour, 7 * day));
  const taken = await takenBefore(deps.db, deps.providers.names, window(day, 180 * day));
  const outcomes = await Promise.allSettled([
    ...[...open, ...abandoned].map((transaction) => settle(deps, transaction)),
    ...unknown.map(({ id }) => fetchProviderFee(withDeadline(deps), id)),
    ...taken.map((payment) => findRefunds(deps, payment)),
    removeFormerCustomers(withDeadline(deps)),
  ]);
  const failures = outcomes.flatMap((outcome): unknown[] =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  if (failures.length > 0) throw new AggregateError(failures, 'Some payments could not be reconciled');
}

const settle = (deps: PaymentDependencies, { id, type }: Transaction): Promise<unknown> =>
  type === 'payment' ? settleChosenPayment(withDeadline(deps), id) : carryOutRefund(withDeadline(deps), id);

/** Stored before the call, so that the next check is tomorrow even if the provider does not answer. */
async function findRefunds(deps: PaymentDependencies, payment: Transaction): Promise<void> {
  await noteProviderAnswer(deps.db, payment.id, {}, deps.clock.now());
  await checkRefunds(withDeadline(deps), payment);
}
