import type { Language } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import {
  type PaymentDependencies,
  ProviderError,
  type Transaction,
  abandonPayments,
  carryOutRefund,
  orderRefund,
  transactionsOfReservations,
} from '../../payments/index.ts';
import { readQuote } from '../model/kept-quote.ts';
import { cancellationState } from '../model/cancellation-state.ts';
import { cancellationMailJob } from '../reservations.jobs.ts';
import { cancellationVerdict } from '../reservations.policy.ts';
import { type Reservation, cancelById, lockReservation } from '../reservations.repository.ts';

export type CancellationOrder = {
  readonly reservationId: number;
  readonly customerId: number;
  readonly reason: string | null;
  readonly language: Language;
};

type Dependencies = Pick<Deps, 'db' | 'clock' | 'jobs' | 'config'> & {
  readonly payments: PaymentDependencies;
};

/**
 * A customer's own cancellation: the reservation is cancelled and what was paid goes back in full.
 * A refund that the provider does not confirm at once stays pending and is carried out by the job.
 * @throws AppError `reservations.not_found`, `not_cancellable` or `too_late_to_cancel`
 */
export async function cancelReservation(deps: Dependencies, order: CancellationOrder): Promise<void> {
  const refunds = await deps.db.transaction().execute((trx) => cancelIn(trx, deps, order));
  for (const refund of refunds) {
    await carryOutRefund(deps.payments, refund.id).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
    });
  }
}

async function cancelIn(
  trx: Connection,
  deps: Dependencies,
  order: CancellationOrder,
): Promise<Transaction[]> {
  const now = deps.clock.now();
  const reservation = await lockReservation(trx, order.reservationId);
  if (reservation?.customer_id !== order.customerId) throw new AppError('reservations.not_found');
  const transactions = await transactionsOfReservations(trx, [reservation.id]);
  requireCancellable(deps, order, { reservation, transactions });
  await cancelById(trx, reservation.id, { cause: 'customer', reason: order.reason, now });
  await abandonPayments(trx, [reservation.id], { cause: 'reservation_cancelled', now });
  await deps.jobs.send(trx, cancellationMailJob, { reservationId: reservation.id });
  const paid = transactions.filter(({ type, status }) => type === 'payment' && status === 'completed');
  const refunds: Transaction[] = [];
  for (const payment of paid) {
    const refund = await orderRefund(deps.payments, trx, { payment, cents: payment.amount_cents });
    if (refund) refunds.push(refund);
  }
  return refunds;
}

function requireCancellable(
  { clock, config }: Dependencies,
  { language }: CancellationOrder,
  {
    reservation,
    transactions,
  }: { readonly reservation: Reservation; readonly transactions: readonly Transaction[] },
): void {
  const { policy } = readQuote(reservation);
  const { verdict, refundCents } = cancellationVerdict(
    cancellationState(reservation, transactions),
    clock.now(),
  );
  if (verdict === 'not_cancellable') throw new AppError('reservations.not_cancellable');
  if (verdict === 'too_late') {
    throw new AppError('reservations.too_late_to_cancel', {
      hours: policy.selfServiceHours,
      phone: config.brand.phone,
      amount: formatterFor(language).money(refundCents),
    });
  }
}
