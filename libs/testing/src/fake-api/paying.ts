import {
  sandboxMethods,
  type CardSetup,
  type Challenge,
  type PaymentOutcome,
  type Reservation,
  type Transaction,
} from '@livree/contracts';
import { change } from './booking.ts';
import { payChange } from './changing.ts';
import type { FakeCall } from './handler.ts';
import { FakeRefusal } from './refusal.ts';
import { buildPayment } from './starting-rides.ts';

export interface PaymentTurn {
  readonly status: PaymentOutcome;
  readonly reservation: Reservation;
  readonly challenge: Challenge | null;
}

/** The page of the harness that replaces a provider's. */
export const providerPage = '/harness/provider';

function actionFor(kind: Challenge['kind'], returnPath: string | null | undefined): Challenge {
  return {
    kind,
    url: `${providerPage}?${new URLSearchParams({ kind, back: returnPath ?? '/reservations' })}`,
  };
}

/** Pays like the sandbox provider with each of its methods; without a method, the payment waits for one. */
export function pay(
  call: FakeCall,
  reservation: Reservation,
  method: string | null | undefined,
  returnPath: string | null | undefined,
): PaymentTurn {
  if (reservation.paymentProvider === 'wallet') {
    return { status: 'requires_action', reservation, challenge: actionFor('wallet_approval', returnPath) };
  }
  if (!method) return { status: 'requires_payment_method', reservation, challenge: null };
  if (method === sandboxMethods.insufficientFunds) throw new FakeRefusal('payments.insufficient_funds');
  if (method === sandboxMethods.outage) throw new FakeRefusal('payments.provider_timeout');
  if (method === sandboxMethods.challenge) {
    return { status: 'requires_action', reservation, challenge: actionFor('three_d_secure', returnPath) };
  }
  return { status: 'succeeded', reservation: settle(call, reservation), challenge: null };
}

/** Confirms and pays the reservation, or the difference of its open change, and adds its transaction. */
export function settle(call: FakeCall, reservation: Reservation): Reservation {
  if (call.state.openChanges.has(reservation.id)) return payChange(call, reservation);
  const settled = change(call, reservation, {
    status: 'confirmed',
    paymentStatus: 'paid',
    holdExpiresAt: null,
    canCancel: true,
  });
  call.state.transactions.unshift(buildPayment(settled));
  return settled;
}

/** Saves a card. */
export function saveCard({ state }: FakeCall): void {
  const id = `pm_saved_${state.cards.length + 1}`;
  const face = { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2034 };
  state.cards = [{ id, ...face, isDefault: false }, ...state.cards];
}

/** The setup of a card that waits for its challenge. */
const waitingSetup = 'seti_waiting';

/** Saves a card without a payment, as the sandbox provider does with each of its methods. */
export function addCard(call: FakeCall, method: string): CardSetup {
  if (method === sandboxMethods.insufficientFunds) throw new FakeRefusal('payments.card_refused');
  if (method === sandboxMethods.outage) throw new FakeRefusal('payments.provider_unavailable');
  if (method === sandboxMethods.challenge) {
    const challenge = actionFor('three_d_secure', '/checkout-frame/return');
    return { id: waitingSetup, status: 'requires_action', challenge };
  }
  saveCard(call);
  return { id: 'seti_done', status: 'saved', challenge: null };
}

export function confirmCard(call: FakeCall, id: string): CardSetup {
  if (id !== waitingSetup) throw new FakeRefusal('payments.card_not_found');
  saveCard(call);
  return { id, status: 'saved', challenge: null };
}

export function listTransactions({ state }: FakeCall, { id }: Reservation): Transaction[] {
  return state.transactions.filter((transaction) => transaction.reservation?.id === id);
}
