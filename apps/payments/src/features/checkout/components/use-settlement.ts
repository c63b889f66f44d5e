import { useQueryClient, useShell, type SlotEvents, type SlotProps } from '@livree/platform';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { Outcome } from '../../../checkout-frame/frame-protocol.ts';
import { confirmPayment, type Confirmed } from '../api/confirm-payment.ts';
import { createReservation, type Booked } from '../api/create-reservation.ts';
import { isReservationPaid } from '../api/read-payment.ts';
import { attemptFor, type Attempt } from '../model/attempt.ts';
import {
  failureOf,
  failureOfReturn,
  isPriceFailure,
  leavesOutcomeOpen,
  needsNewKey,
} from '../model/failure.ts';
import { outcomeOf } from '../model/outcome.ts';
import {
  isUnderWay,
  notBegun,
  renewalOf,
  retryDelay,
  settlementAfter,
  type Payment,
  type Price,
  type Settlement,
} from '../model/settlement.ts';

export interface SettlementControls {
  readonly settlement: Settlement;
  /** The visible price. */
  readonly price: Price;
  pay(payment: Payment): void;
  retry(): void;
  /** Pays the true price after the customer accepted it. */
  acceptPrice(): void;
  /** Called when the customer returns from the provider. */
  finishAction(outcome: Outcome): void;
}

type Slot = 'payments/settlement@1';

/** Pays an order: one key per ride, even if answers are lost; the server decides the outcome. */
export function useSettlement(data: SlotProps<Slot>, on: SlotEvents<Slot>): SettlementControls {
  const { order, amountCents } = data;
  const { api, config, telemetry } = useShell();
  const queries = useQueryClient();
  const [settlement, dispatch] = useReducer(settlementAfter, notBegun);
  /** True from a call to its answer: a second press can arrive before the first one renders. */
  const isAsking = useRef(false);
  const price: Price = { quote: order.kind === 'ride' ? order.quote : '', amountCents };
  const renewal = data.busy ? 'none' : renewalOf(settlement, price);

  function keep(attempt: Attempt | null): void {
    if (order.kind === 'ride') on.attempt({ attempt });
  }

  function succeed(isPaid: boolean): void {
    void queries.invalidateQueries();
    dispatch({ type: 'succeeded', isPaid });
    on.settled({ isPaid });
  }

  /** Waits for the server's answer and applies it; `attempt` is null for an existing reservation. */
  async function hear(answer: Promise<Booked | Confirmed>, attempt: Attempt | null): Promise<void> {
    try {
      isAsking.current = true;
      const heard = await answer.finally(() => (isAsking.current = false));
      if (attempt !== null) keep(answered(attempt, heard));
      const event = outcomeOf(heard);
      if (event.type === 'succeeded') succeed(event.isPaid);
      else dispatch(event);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === 'internal' || failure.code === 'contract')
        telemetry.error(error, { where: 'settlement' });
      if (attempt !== null) keep(needsNewKey(failure) ? null : refused(attempt, leavesOutcomeOpen(failure)));
      if (!isPriceFailure(failure)) return dispatch({ type: 'failed', failure });
      dispatch({ type: 'price-refused', price, failure });
      on.priceRefused({});
    }
  }

  function submit(payment: Payment): void {
    if (order.kind === 'reservation') {
      const confirmation = { reservationId: order.id, paymentIntentId: null, payment };
      return void hear(confirmPayment(api, confirmation), null);
    }
    const { ride, quote } = order;
    const attempt = attemptFor(JSON.stringify(ride), order.attempt, () => crypto.randomUUID());
    keep({ ...attempt, isOutcomeOpen: true });
    const termsVersion = config.termsVersion ?? null;
    const reservation = { ride, quote, amountCents, payment, termsVersion, key: attempt.key };
    void hear(createReservation(api, reservation), attempt);
  }

  function pay(payment: Payment): void {
    if (isUnderWay(settlement) || isAsking.current) return;
    dispatch({ type: 'paid-with', payment });
    submit(payment);
  }

  const payAgain = useEffectEvent((type: 'resumed' | 'renewed') => {
    if (settlement.payment === null) return;
    dispatch({ type });
    submit(settlement.payment);
  });
  const isWaiting = settlement.phase.name === 'waiting';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => payAgain('resumed'), retryDelay);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  useEffect(() => {
    if (renewal === 'same') payAgain('renewed');
  }, [renewal]);

  /** A customer who leaves the provider's page may have paid on it first. */
  async function lookBack(reservationId: number | null, outcome: Outcome): Promise<void> {
    if (reservationId !== null && (await isReservationPaid(api, reservationId))) return succeed(true);
    dispatch({ type: 'failed', failure: failureOfReturn(outcome) });
  }

  function finishAction(outcome: Outcome): void {
    const attempt = order.kind === 'ride' ? order.attempt : null;
    const reservationId = order.kind === 'ride' ? (attempt?.reservationId ?? null) : order.id;
    dispatch({ type: 'resumed' });
    if (outcome !== 'completed' || reservationId === null) return void lookBack(reservationId, outcome);
    const paymentIntentId = attempt?.paymentIntentId ?? null;
    void hear(confirmPayment(api, { reservationId, paymentIntentId, payment: null }), attempt);
  }

  useResumed(order.kind === 'ride' && order.attempt?.paymentIntentId != null, () =>
    finishAction('completed'),
  );

  return {
    settlement,
    price,
    pay,
    retry: () => dispatch({ type: 'retried' }),
    acceptPrice() {
      if (settlement.payment !== null) pay(settlement.payment);
    },
    finishAction,
  };
}

/**
 * Checks once the state of a payment that was left on the provider's page by a reload, a closed tab or a full
 * redirect.
 */
function useResumed(isOpen: boolean, look: () => void): void {
  const [openAtFirst] = useState(isOpen);
  const resume = useEffectEvent(look);
  useEffect(() => {
    if (openAtFirst) resume();
  }, [openAtFirst]);
}

const answered = (attempt: Attempt, answer: Booked | Confirmed): Attempt => ({
  ...attempt,
  isOutcomeOpen: false,
  reservationId: answer.reservation.id,
  paymentIntentId: 'paymentIntentId' in answer ? answer.paymentIntentId : answer.reservation.paymentIntentId,
});

/** After a refusal, the outcome is known; without an answer it is open. */
const refused = (attempt: Attempt, isOutcomeOpen: boolean): Attempt =>
  isOutcomeOpen
    ? { ...attempt, isOutcomeOpen }
    : { ...attempt, isOutcomeOpen, reservationId: null, paymentIntentId: null };
