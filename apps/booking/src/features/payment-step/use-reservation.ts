import type { Quote } from '@livree/contracts';
import { useLanguage, useShell } from '@livree/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRideFault } from '../../quotes/quote-faults.ts';
import {
  beginAttempt,
  findReserved,
  type Attempt,
  type AttemptMemory,
  type Reserved,
} from '../../wizard/attempt.ts';
import { createReservation } from './api/create-reservation.ts';
import {
  describeFailure,
  isForeignPrice,
  isPriceFailure,
  needsNewKey,
  type Failure,
} from './model/failure.ts';
import type { OrderedRide } from './model/ordered-ride.ts';

export const maximumRetries = 3;
/** Milliseconds before each retry. */
const retryDelay = 2000;

export type Phase =
  /** `waiting`: the pause before a retry. */
  | { readonly name: 'idle' | 'waiting' | 'reserving' }
  | { readonly name: 'failed'; readonly failure: Failure }
  /** The ride has another price, which the customer has to accept. */
  | { readonly name: 'repriced'; readonly failure: Failure; readonly price: Quote };

export interface ReservationControls {
  readonly phase: Phase;
  readonly retries: number;
  /** The reservation of the ride, once it is made. */
  readonly reserved: Reserved | null;
  /** The reservation came from another tab or an earlier visit. */
  readonly isAdopted: boolean;
  /** Reserves at the visible price, or at one that the customer accepts. */
  reserve(price?: Quote): void;
  retry(): void;
  /** Asks again for the price and what it says about the ride: the first time that can be booked, for one. */
  renewPrice(): void;
}

interface Order {
  readonly ride: OrderedRide;
  readonly quote: Quote;
  readonly renewQuote: () => Promise<Quote | undefined>;
  readonly memory: AttemptMemory;
}

/** Reserves a ride: one key per ride, even if answers are lost. An expired price of the same amount is renewed silently. */
export function useReservation({ ride, quote, renewQuote, memory }: Order): ReservationControls {
  const { api, config, stores, telemetry } = useShell();
  const language = useLanguage();
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const [retries, setRetries] = useState(0);
  const [madeId, setMadeId] = useState<number | null>(null);
  /** True from a press to the answer: a second press can arrive before the first one renders. */
  const isAsking = useRef(false);
  const ordered = JSON.stringify(ride);

  async function reserveAt(price: Quote, attempt: Attempt, isRenewed = false): Promise<void> {
    const { termsVersion = null } = config;
    const campaign = stores.tab.read('campaign');
    try {
      const made = await createReservation(api, {
        ride,
        quote: price,
        termsVersion,
        campaign,
        key: attempt.key,
      });
      memory.keep({ ...attempt, reservationId: made.id, amountCents: made.totalPrice.cents });
      setMadeId(made.id);
      setPhase({ name: 'idle' });
      setRetries(0);
    } catch (error) {
      const failure = await describeFailure(error, language);
      if (isRideFault(error) || (isRenewed && isForeignPrice(failure)))
        telemetry.error(error, { where: 'reservation' });
      if (needsNewKey(failure)) memory.forget();
      const renewed = isPriceFailure(failure) ? await renewQuote() : undefined;
      const isNew = renewed !== undefined && renewed.quote !== price.quote;
      if (isNew && !isRenewed && renewed.totalPrice.cents === price.totalPrice.cents)
        return reserveAt(renewed, attempt, true);
      setPhase(isNew ? { name: 'repriced', failure, price: renewed } : { name: 'failed', failure });
    }
  }

  function reserve(price: Quote = quote): void {
    if (isAsking.current) return;
    isAsking.current = true;
    const attempt = beginAttempt(ordered, memory.attempt, () => crypto.randomUUID());
    memory.keep(attempt);
    setPhase({ name: 'reserving' });
    void reserveAt(price, attempt).finally(() => (isAsking.current = false));
  }

  const endPause = useEffectEvent(() => reserve());
  const isWaiting = phase.name === 'waiting';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => endPause(), retryDelay);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  function retry(): void {
    setRetries(retries + 1);
    setPhase({ name: 'waiting' });
  }

  const renewPrice = (): void => void renewQuote();
  const reserved = findReserved(ordered, memory.attempt);
  const isAdopted = reserved !== null && reserved.id !== madeId;
  return { phase, retries, reserved, isAdopted, reserve, retry, renewPrice };
}
