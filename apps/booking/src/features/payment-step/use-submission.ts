import { useQueryClient, useShell } from '@livree/platform';
import type { Quote } from '@livree/contracts';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { attemptFor, type Attempt, type AttemptMemory } from '../../booking/attempt.ts';
import { confirmPayment, type Confirmed } from './api/confirm-payment.ts';
import { isReservationPaid } from './api/read-payment.ts';
import { createReservation, type Booked, type Ride } from './api/create-reservation.ts';
import { failureOf, isPriceFailure, leavesOutcomeOpen, needsNewKey, type Failure } from './model/failure.ts';
import { outcomeOf } from './model/outcome.ts';
import {
  notSubmitted,
  retryDelay,
  submissionAfter,
  type Payment,
  type Submission,
} from './model/submission.ts';

export interface SubmissionOptions {
  readonly ride: Ride;
  /** The price in sight. */
  readonly quote: Quote;
  /** Asks for a fresh price; undefined when it cannot be had. */
  renewQuote(): Promise<Quote | undefined>;
  readonly memory: AttemptMemory;
  /** The customer called the payment off at the provider. */
  readonly cancelledMessage: string;
}

export interface SubmissionControls {
  readonly submission: Submission;
  pay(payment: Payment): void;
  retry(): void;
  /** Pays the price that was found to be the true one. */
  acceptPrice(): void;
  /** The customer is back from the provider. */
  finishAction(outcome: 'completed' | 'cancelled'): void;
}

/** Reserves and pays the ride: one key for one ride, whatever is lost on the way. */
export function useSubmission(options: SubmissionOptions): SubmissionControls {
  const { ride, quote, renewQuote, memory, cancelledMessage } = options;
  const { api, config, telemetry } = useShell();
  const termsVersion = config.termsVersion ?? null;
  const queries = useQueryClient();
  const [submission, dispatch] = useReducer(submissionAfter, notSubmitted);

  function settle(attempt: Attempt, answer: Booked | Confirmed): void {
    const paymentIntentId =
      'paymentIntentId' in answer ? answer.paymentIntentId : answer.reservation.paymentIntentId;
    memory.keep({ ...attempt, isOutcomeOpen: false, reservationId: answer.reservation.id, paymentIntentId });
    const event = outcomeOf(answer);
    if (event.type === 'succeeded') void queries.invalidateQueries();
    dispatch(event);
  }

  function fail(attempt: Attempt, error: unknown): Failure {
    const failure = failureOf(error);
    if (needsNewKey(failure)) memory.forget();
    else if (leavesOutcomeOpen(failure)) memory.keep({ ...attempt, isOutcomeOpen: true });
    else memory.keep({ ...attempt, isOutcomeOpen: false, reservationId: null, paymentIntentId: null });
    if (failure.code === 'internal' || failure.code === 'contract')
      telemetry.error(error, { where: 'submission' });
    return failure;
  }

  async function submit(payment: Payment, price: Quote, mayRenew: boolean): Promise<void> {
    const attempt = attemptFor(JSON.stringify(ride), memory.attempt, () => crypto.randomUUID());
    memory.keep({ ...attempt, isOutcomeOpen: true });
    try {
      settle(
        attempt,
        await createReservation(api, { ride, quote: price, payment, termsVersion, key: attempt.key }),
      );
    } catch (error) {
      const failure = fail(attempt, error);
      if (isPriceFailure(failure)) await reprice(payment, price, failure, mayRenew);
      else dispatch({ type: 'failed', failure });
    }
  }

  /** A quote that merely grew old is replaced without a word; another price is for the customer to accept. */
  async function reprice(payment: Payment, seen: Quote, failure: Failure, mayRenew: boolean): Promise<void> {
    const fresh = await renewQuote();
    if (fresh === undefined) return dispatch({ type: 'failed', failure });
    if (mayRenew && fresh.totalPrice.cents === seen.totalPrice.cents) return submit(payment, fresh, false);
    dispatch({ type: 'repriced', message: failure.message });
  }

  async function confirm(attempt: Attempt, reservationId: number): Promise<void> {
    const { paymentIntentId } = attempt;
    try {
      settle(attempt, await confirmPayment(api, { reservationId, paymentIntentId }));
    } catch (error) {
      dispatch({ type: 'failed', failure: fail(attempt, error) });
    }
  }

  function pay(payment: Payment): void {
    dispatch({ type: 'paid-with', payment });
    void submit(payment, quote, true);
  }

  const tryAgain = useEffectEvent(() => {
    if (submission.payment === null) return;
    dispatch({ type: 'resumed' });
    void submit(submission.payment, quote, true);
  });
  const isWaiting = submission.phase.name === 'waiting';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => tryAgain(), retryDelay);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  /** Who leaves the provider's page may have paid on it first. */
  async function lookBack(reservationId: number | null): Promise<void> {
    if (reservationId !== null && (await isReservationPaid(api, reservationId)))
      return dispatch({ type: 'succeeded', isPaid: true });
    const code = 'payments.cancelled_by_customer';
    dispatch({ type: 'failed', failure: { kind: 'payment', code, message: cancelledMessage } });
  }

  function finishAction(outcome: 'completed' | 'cancelled'): void {
    const { attempt } = memory;
    const reservationId = attempt?.reservationId ?? null;
    dispatch({ type: 'resumed' });
    if (outcome === 'completed' && attempt !== null && reservationId !== null)
      void confirm(attempt, reservationId);
    else void lookBack(reservationId);
  }

  return {
    submission,
    pay,
    retry: () => dispatch({ type: 'retried' }),
    acceptPrice() {
      if (submission.payment !== null) pay(submission.payment);
    },
    finishAction,
  };
}
