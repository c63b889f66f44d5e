import { z } from '@livree/contracts/schema';
import { useDraft, type Draft } from '@livree/platform';
import { useMemo, useSyncExternalStore } from 'react';

/** One try at reserving and paying a ride, kept over a reload so that it is never made twice. */
export const attemptSchema = z.object({
  /** The `Idempotency-Key`: the same for every call about the same ride. */
  key: z.string().check(z.minLength(8)),
  /** The ride that the key was used for, as sent. */
  ride: z.string(),
  /** A call went out and no answer came: money may have been taken. */
  isOutcomeOpen: z.boolean(),
  reservationId: z.nullable(z.int()),
  paymentIntentId: z.nullable(z.string()),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** The attempt for a ride: the one under way if it is for the same ride, else a new one with a key of its own. */
export function attemptFor(ride: string, known: Attempt | null, newKey: () => string): Attempt {
  if (known?.ride === ride) return known;
  return { key: newKey(), ride, isOutcomeOpen: false, reservationId: null, paymentIntentId: null };
}

export interface AttemptMemory {
  readonly attempt: Attempt | null;
  keep(attempt: Attempt): void;
  forget(): void;
}

/** The kept attempt as a store that a page can follow; read from the draft on first need. */
function attemptStore(draft: Draft<Attempt>) {
  const listeners = new Set<() => void>();
  let attempt: Attempt | null | undefined;
  const change = (next: Attempt | null): void => {
    attempt = next;
    for (const listener of listeners) listener();
  };
  return {
    get: (): Attempt | null => (attempt ??= draft.read() ?? null),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keep(next: Attempt): void {
      draft.write(next);
      change(next);
    },
    forget(): void {
      draft.clear();
      change(null);
    },
  };
}

/** The attempt of this browser; null on the server and until the browser has taken over. */
export function useAttempt(): AttemptMemory {
  const draft = useDraft({ name: 'booking-attempt', version: 1, schema: attemptSchema });
  const store = useMemo(() => attemptStore(draft), [draft]);
  const attempt = useSyncExternalStore(store.subscribe, store.get, () => null);
  return { attempt, keep: store.keep, forget: store.forget };
}
