import { paymentAttempt, useDraft, type Draft, type PaymentAttempt } from '@livree/platform';
import { useMemo, useSyncExternalStore } from 'react';

/** What is kept of the try at reserving and paying a ride. */
export interface AttemptMemory {
  readonly attempt: PaymentAttempt | null;
  keep(attempt: PaymentAttempt): void;
  forget(): void;
}

/** The kept attempt as a store that a page can follow; read from the draft on first need. */
function attemptStore(draft: Draft<PaymentAttempt>) {
  const listeners = new Set<() => void>();
  let attempt: PaymentAttempt | null | undefined;
  const change = (next: PaymentAttempt | null): void => {
    attempt = next;
    for (const listener of listeners) listener();
  };
  return {
    get: (): PaymentAttempt | null => (attempt ??= draft.read() ?? null),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keep(next: PaymentAttempt): void {
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
  const draft = useDraft({ name: 'booking-attempt', version: 1, schema: paymentAttempt });
  const store = useMemo(() => attemptStore(draft), [draft]);
  const attempt = useSyncExternalStore(store.subscribe, store.get, () => null);
  return { attempt, keep: store.keep, forget: store.forget };
}
