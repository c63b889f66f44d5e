import { useShell, type SlotEvents, type SlotProps } from '@livree/platform';
import { useEffect, useEffectEvent } from 'react';
import { confirmPayment } from '../api/confirm-payment.ts';
import { isPriceFailure, isReservationGone, leavesOutcomeOpen } from '../model/failure.ts';
import type { Answer } from '../model/outcome.ts';
import { judgePrice, type Payment, type Price } from '../model/settlement.ts';
import { useSettling, type Call, type Order, type Settling } from '../use-settling.ts';
import { attemptFor, type Attempt, type RideOrder } from './attempt.ts';
import { createReservation } from './create-reservation.ts';

type Slot = 'payments/settlement@1';

export interface RideControls extends Settling {
  /** The visible price. */
  readonly price: Price;
  /** Whether the price changed while it was paid. */
  readonly renewal: ReturnType<typeof judgePrice>;
  /** Pays the true price after the customer accepted it. */
  acceptPrice(): void;
}

interface PlacedRide extends Pick<SlotProps<Slot>, 'amountCents' | 'busy'> {
  readonly order: RideOrder;
}

/** Reserves and pays a ride in one call: one key per ride, even if answers are lost. */
export function useRideOrder({ order, amountCents, busy }: PlacedRide, on: SlotEvents<Slot>): RideControls {
  const { api, config } = useShell();
  const price: Price = { quote: order.quote, amountCents };
  const keep = (attempt: Attempt | null): void => on.attempt({ attempt });

  const wait = (attempt: Attempt, answer: Promise<Answer>): Call => ({
    answer: answer.then((heard) => {
      keep(afterAnswer(attempt, heard));
      return heard;
    }),
    onAnswer: () => undefined,
    onFailure(failure) {
      keep(isReservationGone(failure) ? null : afterFailure(attempt, leavesOutcomeOpen(failure)));
      if (!isPriceFailure(failure)) return { type: 'failed', failure };
      on.priceRefused({});
      return { type: 'price-refused', price, failure };
    },
  });

  function submit(payment: Payment): Call {
    const { ride, quote } = order;
    const attempt = attemptFor(JSON.stringify(ride), order.attempt, () => crypto.randomUUID());
    keep({ ...attempt, isOutcomeOpen: true });
    const termsVersion = config.termsVersion ?? null;
    const reservation = { ride, quote, amountCents, payment, termsVersion, key: attempt.key };
    return { ...wait(attempt, createReservation(api, reservation)), isForeign: true };
  }

  function findReserved(attempt: Attempt | null): Order['reserved'] {
    if (attempt === null || attempt.reservationId === null) return null;
    const { reservationId, paymentIntentId } = attempt;
    return {
      id: reservationId,
      isUnfinished: paymentIntentId !== null,
      ask: () => wait(attempt, confirmPayment(api, { reservationId, paymentIntentId, payment: null })),
    };
  }

  const settling = useSettling({
    reserved: findReserved(order.attempt),
    submit,
    onSettled: (isPaid) => on.settled({ isPaid }),
  });
  const { settlement, payAgain, pay } = settling;
  const renewal = busy ? 'none' : judgePrice(settlement, price);
  const renew = useEffectEvent(() => payAgain('renewed'));
  useEffect(() => {
    if (renewal === 'same') renew();
  }, [renewal]);

  return {
    ...settling,
    price,
    renewal,
    acceptPrice() {
      if (settlement.payment !== null) pay(settlement.payment);
    },
  };
}

const afterAnswer = (attempt: Attempt, answer: Answer): Attempt => ({
  ...attempt,
  isOutcomeOpen: false,
  reservationId: answer.reservation.id,
  paymentIntentId: answer.paymentIntentId ?? answer.reservation.paymentIntentId,
});

/** After a refusal, the outcome is known; without an answer it is open. */
const afterFailure = (attempt: Attempt, isOutcomeOpen: boolean): Attempt =>
  isOutcomeOpen
    ? { ...attempt, isOutcomeOpen }
    : { ...attempt, isOutcomeOpen, reservationId: null, paymentIntentId: null };
