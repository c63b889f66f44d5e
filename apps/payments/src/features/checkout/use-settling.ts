import { isOwnFault } from '@livree/api-client';
import { useQueryClient, useShell, type QueryClient } from '@livree/platform';
import { useEffect, useEffectEvent, useReducer, useRef, useState, type Dispatch } from 'react';
import type { Outcome } from '../../checkout-frame/frame-protocol.ts';
import { isReservationPaid } from './api/read-payment.ts';
import { describeFailure, describeReturnFailure, type Failure } from './model/failure.ts';
import { readOutcome, type Standing } from './model/outcome.ts';
import {
  isUnderWay,
  notBegun,
  retryDelay,
  settlementAfter,
  type Payment,
  type Settlement,
  type SettlementEvent,
} from './model/settlement.ts';

/** A running call about the payment, and what its end means for the order. */
export interface Call {
  readonly answer: Promise<Standing>;
  /** The placing page made what is sent: what is refused in it is no fault of this release. */
  readonly isForeign?: boolean;
  readonly onAnswer: (answer: Standing) => void;
  /** Returns what the failure means for the settlement. */
  readonly onFailure: (failure: Failure) => SettlementEvent;
}

interface Reserved {
  readonly id: number;
  /** An earlier payment has no outcome. */
  readonly isUnfinished: boolean;
  /** Asks for the state of the newest payment. */
  readonly ask: () => Call;
}

/** What is paid, and how. */
export interface Order {
  /** The reservation, if it has been made. */
  readonly reserved: Reserved | null;
  /** Pays; null if the placing page has to reserve first. */
  readonly submit: (payment: Payment) => Call | null;
  readonly onSettled: (isPaid: boolean) => void;
  /** Whether it has been paid; by default, the reservation of the signed-in customer says so. */
  readonly isPaid?: (queries: QueryClient) => Promise<boolean>;
}

export interface Settling {
  readonly settlement: Settlement;
  readonly dispatch: Dispatch<SettlementEvent>;
  pay(payment: Payment): void;
  /** Pays with the last payment method. */
  payAgain(type: 'resumed' | 'renewed'): void;
  /** Pays after a pause, if there are retries left. */
  retry(payment: Payment): void;
  /** Called when the customer returns from the provider. */
  finishAction(outcome: Outcome): void;
}

/** Pays an order, even if answers are lost; the server decides the outcome. */
export function useSettling(order: Order): Settling {
  const { api, telemetry } = useShell();
  const queries = useQueryClient();
  const [settlement, dispatch] = useReducer(settlementAfter, notBegun);
  /** True from a call to its answer: a second press can arrive before the first one renders. */
  const isAsking = useRef(false);

  function succeed(isPaid: boolean): void {
    void queries.invalidateQueries();
    dispatch({ type: 'succeeded', isPaid });
    order.onSettled(isPaid);
  }

  function hear(event: SettlementEvent): void {
    if (event.type === 'succeeded') succeed(event.isPaid);
    else dispatch(event);
  }

  /** Waits for the server's answer; `read` says what it means. */
  async function wait(call: Call, read: (answer: Standing) => SettlementEvent): Promise<void> {
    try {
      isAsking.current = true;
      const answer = await call.answer.finally(() => (isAsking.current = false));
      call.onAnswer(answer);
      hear(read(answer));
    } catch (error) {
      const failure = describeFailure(error);
      const isOthers = call.isForeign === true && failure.kind === 'validation';
      if (isOwnFault(error) && !isOthers) telemetry.error(error, { where: 'settlement' });
      hear(call.onFailure(failure));
    }
  }

  function submit(payment: Payment): void {
    const call = order.submit(payment);
    if (call === null) dispatch({ type: 'ordered' });
    else void wait(call, readOutcome);
  }

  function pay(payment: Payment): void {
    if (isUnderWay(settlement) || isAsking.current) return;
    dispatch({ type: 'paid-with', payment });
    submit(payment);
  }

  function payAgain(type: 'resumed' | 'renewed'): void {
    if (settlement.payment === null) return;
    dispatch({ type });
    submit(settlement.payment);
  }

  const endPause = useEffectEvent(() => payAgain('resumed'));
  const isWaiting = settlement.phase.name === 'waiting';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => endPause(), retryDelay);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  function findPaid(): Promise<boolean> {
    if (order.isPaid) return order.isPaid(queries).catch(() => false);
    return order.reserved === null ? Promise.resolve(false) : isReservationPaid(api, order.reserved.id);
  }

  /**
   * A customer who leaves the provider's page may have paid on it first. A ride can be paid while the difference of
   * its change is not, so the newest payment itself has the last word.
   */
  async function lookBack(outcome: Outcome): Promise<void> {
    const left = { type: 'failed', failure: describeReturnFailure(outcome) } as const;
    if (!(await findPaid())) return dispatch(left);
    if (order.reserved === null) return succeed(true);
    await wait(order.reserved.ask(), (answer) => (isTaken(answer) ? readOutcome(answer) : left));
  }

  function finishAction(outcome: Outcome): void {
    const { reserved } = order;
    dispatch({ type: 'resumed' });
    if (outcome === 'completed' && reserved !== null) void wait(reserved.ask(), readOutcome);
    else void lookBack(outcome);
  }

  useResumed(order.reserved?.isUnfinished ?? false, () => {
    if (order.reserved === null) return;
    dispatch({ type: 'resumed' });
    void wait(order.reserved.ask(), readState);
  });

  const retry = (payment: Payment): void => dispatch({ type: 'retried-with', payment });
  return { settlement, dispatch, pay, payAgain, retry, finishAction };
}

const isTaken = ({ status }: Standing): boolean => status === 'succeeded' || status === 'processing';

/** A call that never reached the server has left a reservation whose payment was not begun. */
const readState = (answer: Standing): SettlementEvent =>
  answer.status === 'requires_payment_method' ? { type: 'nothing-begun' } : readOutcome(answer);

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
