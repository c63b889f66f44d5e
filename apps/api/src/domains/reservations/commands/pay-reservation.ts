import { AppError } from '../../../platform/http/index.ts';
import {
  type PaymentDependencies,
  ProviderError,
  type TimedPayments,
  type Transaction,
  abandonPayments,
  awaitsMeans,
  changeReturnPath,
  chargePendingPayment,
  chooseMeans,
  openPayment,
  settlePayment,
  transactionsOfReservations,
} from '../../payments/index.ts';
import { toNewPayment } from '../model/new-payment.ts';
import { type PaymentChoice, isChosen } from '../model/payment-choice.ts';
import { newestPayment } from '../model/payment-standing.ts';
import { lockReservation } from '../reservations.repository.ts';

/**
 * Settles the newest payment of a reservation; one that awaits its means takes the choice, or stays as it is without
 * one. With another choice, an unsuccessful payment is abandoned and a new one made: a reservation never has two open
 * payments. An open payment returns to `returnPath` from now on.
 * @throws AppError `payments.provider_timeout`; the same call can be repeated
 */
export async function payReservation(
  deps: TimedPayments,
  reservationId: number,
  choice: PaymentChoice | null,
  returnPath: string | undefined = choice?.returnPath,
): Promise<Transaction> {
  const newest = await newestWithMeans(deps, reservationId, choice);
  if (!choice && awaitsMeans(newest)) return newest;
  if (returnPath !== undefined) await changeReturnPath(deps.db, newest, returnPath);
  try {
    if (!choice || (isChosen(newest, choice) && !canRetryPayment(newest)))
      return await settlePayment(deps, newest.id);
    if (newest.status === 'pending' && newest.payment_method_id === null && isCardToken(newest, choice)) {
      return await chargePendingPayment(deps, newest, choice.paymentMethodId);
    }
    const current = canRetryPayment(newest) ? newest : await settlePayment(deps, newest.id);
    if (current.status === 'completed' || current.status === 'processing') return current;
    return await settlePayment(deps, (await openAnother(deps, current, choice)).id);
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'unreachable') {
      throw new AppError('payments.provider_timeout', { reservation_id: reservationId });
    }
    throw error;
  }
}

/**
 * The customer cancelled, failed the challenge, or the wallet did not pay: the same method can be tried again, as a
 * new payment. In a wallet, the customer chooses again how to pay.
 */
export function canRetryPayment({ status, failure_code: failure, method }: Transaction): boolean {
  const mayChange = failure === 'authentication_failed' || method === 'wallet';
  return status === 'cancelled' || (status === 'failed' && mayChange);
}

function isCardToken(
  payment: Transaction,
  choice: PaymentChoice,
): choice is PaymentChoice & { readonly paymentMethodId: string } {
  return (
    payment.method === 'card' &&
    choice.method === 'card' &&
    choice.paymentMethodId !== null &&
    !choice.savesCard
  );
}

/** The newest payment, once it has its means if there is a choice. */
async function newestWithMeans(
  deps: PaymentDependencies,
  reservationId: number,
  choice: PaymentChoice | null,
): Promise<Transaction> {
  const newest = await readNewest(deps, reservationId);
  if (!choice || isChosen(newest, choice) || !awaitsMeans(newest)) return newest;
  await deps.db.transaction().execute(async (trx) => {
    await lockReservation(trx, reservationId);
    await chooseMeans(deps, trx, newest, choice);
  });
  return readNewest(deps, reservationId);
}

async function readNewest({ db }: PaymentDependencies, reservationId: number): Promise<Transaction> {
  const newest = newestPayment(await transactionsOfReservations(db, [reservationId]));
  if (!newest) throw new AppError('payments.none_pending');
  return newest;
}

/** Abandons the open payment and makes a new one, unless a concurrent call did or the hold is over. */
function openAnother(
  deps: PaymentDependencies,
  previous: Transaction,
  choice: PaymentChoice,
): Promise<Transaction> {
  return deps.db.transaction().execute(async (trx) => {
    const reservation = await lockReservation(trx, previous.reservation_id);
    // A confirmed ride without a payment was confirmed by an operator.
    if (reservation?.status !== 'pending' && reservation?.status !== 'confirmed')
      throw new AppError('payments.hold_expired');
    const transactions = await transactionsOfReservations(trx, [reservation.id]);
    const payments = transactions.filter(({ type }) => type === 'payment');
    const newest = payments.at(-1);
    if (newest && newest.id !== previous.id) return newest;
    await abandonPayments(deps, trx, [reservation.id], 'superseded');
    const next = toNewPayment(reservation, choice, payments.length + 1);
    const { change_id: changeId, amount_cents: amountCents } = previous;
    return openPayment(deps, trx, changeId === null ? next : { ...next, changeId, amountCents });
  });
}
