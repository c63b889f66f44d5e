import { z } from '@livree/contracts/schema';
import { useDraft, type Draft } from '@livree/platform';
import { useEffect, useMemo } from 'react';
import { createStore, useStore } from 'zustand';
import { followOtherTabs } from './booking-draft.ts';

/** One attempt to reserve and pay a ride. It survives a reload, so that it is never made twice. */
export const attemptSchema = z.object({
  /** The `Idempotency-Key`, the same for every call that reserves the same ride. */
  key: z.string().check(z.minLength(8)),
  /** The ride that the key was used for, as sent. */
  ride: z.string(),
  /** A call got no answer: money may have been taken. */
  isOutcomeOpen: z.boolean(),
  reservationId: z.nullable(z.int()),
  /** The price of the reservation. Older releases do not keep it. */
  amountCents: z.optional(z.int()),
  /** A payment of the reservation has no outcome. Older releases keep its number instead. */
  isUnfinished: z.optional(z.boolean()),
  paymentIntentId: z.nullable(z.string()),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** The stored attempt to reserve and pay a ride. */
export interface AttemptMemory {
  readonly attempt: Attempt | null;
  keep(attempt: Attempt): void;
  forget(): void;
}

/** Starts with null, which is what the server rendered and hydration reads. */
function createAttemptStore(draft: Draft<Attempt>) {
  const store = createStore<Attempt | null>(() => null);
  store.setState(draft.read() ?? null, true);
  return store;
}

/**
 * The attempt of this browser; null on the server and until hydration. What another tab has reserved is paid here too,
 * unless the answer to a payment is missing in one of them.
 */
export function useAttempt(): AttemptMemory {
  const draft = useDraft({ name: 'booking-attempt', version: 1, schema: attemptSchema });
  const store = useMemo(() => createAttemptStore(draft), [draft]);
  const attempt = useStore(store);
  useEffect(
    () =>
      followOtherTabs(() => {
        const newest = draft.read() ?? null;
        const isOpen = store.getState()?.isOutcomeOpen === true || newest?.isOutcomeOpen === true;
        if (!isOpen && JSON.stringify(newest) !== JSON.stringify(store.getState()))
          store.setState(newest, true);
      }),
    [draft, store],
  );
  return {
    attempt,
    keep(next) {
      draft.write(next);
      store.setState(next, true);
    },
    forget() {
      draft.clear();
      store.setState(null, true);
    },
  };
}

/** The attempt for a ride: the known one if it is for the same ride, otherwise a new one with a new key. */
export function beginAttempt(ride: string, known: Attempt | null, newKey: () => string): Attempt {
  if (known?.ride === ride) return known;
  return { key: newKey(), ride, isOutcomeOpen: false, reservationId: null, paymentIntentId: null };
}

/** A reservation that can be paid. */
export interface Reserved {
  readonly id: number;
  readonly amountCents: number | undefined;
  readonly isUnfinished: boolean;
}

/** The reservation of a ride, or whichever may have been paid; null if there is none. */
export function findReserved(ride: string, known: Attempt | null): Reserved | null {
  if (known === null || known.reservationId === null) return null;
  const { reservationId: id, amountCents, isOutcomeOpen, paymentIntentId } = known;
  if (known.ride !== ride && !isOutcomeOpen) return null;
  const { isUnfinished = isOutcomeOpen || paymentIntentId !== null } = known;
  return { id, amountCents, isUnfinished };
}
