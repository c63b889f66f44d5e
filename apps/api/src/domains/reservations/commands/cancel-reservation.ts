import type { Language } from '@livree/contracts';
import { formatterFor, spacedPhone } from '@livree/i18n';
import type { CancelledBy } from '@livree/pricing';
import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import {
  ProviderError,
  type TimedPayments,
  type Transaction,
  carryOutRefund,
  abandonPayments,
  supersedeRequests,
  transactionsOfReservations,
} from '../../payments/index.ts';
import { cancellationState } from '../model/cancellation-state.ts';
import { readQuote } from '../model/stored-quote.ts';
import { cancellationVerdict } from '../reservations.policy.ts';
import { type Reservation, cancelById, lockReservation } from '../reservations.repository.ts';
import { announceCancellation } from './announce.ts';
import { orderRefunds } from './order-refunds.ts';

export interface CancellationOrder {
  readonly reservationId: number;
  /** The customer that must own it; null for any. */
  readonly customerId: number | null;
  readonly by: CancelledBy;
  readonly reason: string | null;
  /** The refund that the caller was shown. */
  readonly seenRefundCents?: number | null;
  /** The operator who cancels for a customer. */
  readonly actor?: Actor;
  readonly language: Language;
}

type OrderDependencies = Pick<Deps, 'clock' | 'jobs' | 'config'>;
type Dependencies = OrderDependencies & Pick<Deps, 'db'> & { readonly payments: TimedPayments };

/**
 * Cancels a reservation and refunds it by the policy of its sale: everything if the customer cancels by themselves,
 * by the hours left if an operator cancels, nothing after a no-show. Open refund requests are closed. If the provider
 * does not confirm a refund at once, the job carries it out.
 * @throws AppError `reservations.not_found`, `not_cancellable`, `too_late_to_cancel`, `invalid_transition` or
 * `no_show_too_early`, or `operations.overtaken` if the refund is another one than was shown
 */
export async function cancelReservation(deps: Dependencies, order: CancellationOrder): Promise<void> {
  const refunds = await deps.db.transaction().execute((trx) => cancelIn(trx, deps, order));
  for (const refund of refunds) {
    await carryOutRefund(deps.payments, refund.id).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
    });
  }
}

/** The part inside a transaction. Returns the ordered refunds, which the job carries out if nobody else does. */
export async function cancelIn(
  trx: Connection,
  deps: OrderDependencies,
  { reservationId, customerId, by, reason, seenRefundCents = null, actor, language }: CancellationOrder,
): Promise<Transaction[]> {
  const now = deps.clock.now();
  const reservation = await lockReservation(trx, reservationId);
  if (!reservation || (customerId !== null && reservation.customer_id !== customerId))
    throw new AppError('reservations.not_found');
  await supersedeRequests(trx, reservation.id, now);
  const transactions = await transactionsOfReservations(trx, [reservation.id]);
  if (by === 'no_show') requireNoShow(reservation, now);
  const verdict = cancellationVerdict(cancellationState(reservation, transactions), now, by);
  if (verdict.verdict === 'not_cancellable') throw new AppError('reservations.not_cancellable');
  if (verdict.verdict === 'too_late') throw tooLate(deps, reservation, verdict.refundCents, language);
  if (seenRefundCents !== null && seenRefundCents !== verdict.refundCents)
    throw new AppError('operations.overtaken');
  await cancelById(trx, reservation.id, { cause: by, reason, now });
  await abandonPayments(deps, trx, [reservation.id], 'reservation_cancelled');
  await announceCancellation(trx, deps, reservation.id);
  if (actor)
    await recordAct(trx, {
      actor,
      at: now,
      act: by === 'no_show' ? 'reservations.noShow' : 'reservations.cancel',
      subject: 'reservations',
      subjectId: reservation.id,
      before: { status: reservation.status },
      after: { status: 'cancelled', refund_cents: verdict.refundCents, reason },
    });
  return orderRefunds(deps, trx, transactions, verdict.refundCents);
}

/** A no-show is possible only for a confirmed ride after its pickup time. */
function requireNoShow({ status, pickup_at: pickup }: Reservation, now: Date): void {
  if (status !== 'confirmed') throw new AppError('reservations.invalid_transition', { status });
  if (now < pickup) throw new AppError('reservations.no_show_too_early');
}

function tooLate(
  { config }: OrderDependencies,
  reservation: Reservation,
  refundCents: number,
  language: Language,
): AppError {
  return new AppError('reservations.too_late_to_cancel', {
    hours: readQuote(reservation).policy.selfServiceHours,
    phone: spacedPhone(config.brand.phone),
    amount: formatterFor(language).money(refundCents),
  });
}
