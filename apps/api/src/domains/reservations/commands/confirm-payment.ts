import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import {
  type TimedPayments,
  type Transaction,
  safeReturnPath,
  transactionsOfReservations,
} from '../../payments/index.ts';
import { isPaidAsBefore, paidUntil } from '../changes/accept-difference.ts';
import { changeById, newestChange } from '../changes/changes.repository.ts';
import { type PaymentChoice, chosenMeans } from '../model/payment-choice.ts';
import { newestPayment } from '../model/payment-standing.ts';
import { ownReservation } from '../reservations.repository.ts';
import { payReservation } from './pay-reservation.ts';

export interface PaymentConfirmation {
  readonly reservationId: number;
  readonly customerId: number;
  readonly paymentIntentId: string | null;
  /** The payment method from now on; null keeps the payment's. */
  readonly method: PaymentChoice['method'] | null;
  /** Pays a payment without a method, or again after a refusal. */
  readonly paymentMethodId: string | null;
  readonly savesCard: boolean;
  /** The page to which a challenge returns from now on; undefined keeps it. */
  readonly returnPath: string | undefined;
}

type Dependencies = Pick<Deps, 'db' | 'clock' | 'config'> & { readonly payments: TimedPayments };

/**
 * Asks the provider for the state of a payment and settles it. Repeatable.
 * @throws AppError `reservations.not_found`, `payments.none_pending`, `payments.change_over`, `payments.provider_timeout`
 */
export async function confirmPayment(
  deps: Dependencies,
  confirmation: PaymentConfirmation,
): Promise<Transaction> {
  const { reservationId, customerId, paymentIntentId, method, paymentMethodId } = confirmation;
  const reservation = await ownReservation(deps.db, reservationId, customerId);
  if (!reservation) throw new AppError('reservations.not_found');
  const isOver = reservation.status === 'cancelled' && reservation.cancellation_cause !== 'expired';
  const transactions = await transactionsOfReservations(deps.db, [reservationId]);
  const payment = newestPayment(transactions);
  const isOurs =
    paymentIntentId === null || transactions.some((row) => row.provider_reference === paymentIntentId);
  if (!payment || !isOurs || isOver) throw new AppError('payments.none_pending');
  await requireOpenChange(deps, payment, transactions);
  const { returnPath: wanted } = confirmation;
  const returnPath = wanted === undefined ? (payment.return_path ?? undefined) : safeReturnPath(wanted);
  const choice =
    method === null && paymentMethodId === null
      ? null
      : chosenMeans(method ?? payment.method, confirmation, returnPath);
  const settled = await payReservation(deps.payments, reservationId, choice, returnPath);
  if (await isGivenBack(deps.db, settled)) throw new AppError('payments.change_over');
  return settled;
}

/** Whether a difference was taken in vain: its change could not be made any more. */
async function isGivenBack(db: Connection, { change_id: changeId, status }: Transaction): Promise<boolean> {
  if (changeId === null || (status !== 'completed' && status !== 'refunded')) return false;
  return (await changeById(db, changeId))?.applied_at === null;
}

/** A difference that nobody paid in time, or before a part was given back, is not paid any more: it would only be given back. */
async function requireOpenChange(
  { db, clock, config }: Dependencies,
  { change_id: changeId, reservation_id: reservationId, status }: Transaction,
  transactions: readonly Transaction[],
): Promise<void> {
  if (changeId === null || status === 'completed') return;
  const change = await newestChange(db, reservationId);
  const isOpen = change?.id === changeId && clock.now() <= paidUntil(change, config.holdMinutes);
  if (!isOpen || !isPaidAsBefore(change, transactions)) throw new AppError('payments.change_over');
}
