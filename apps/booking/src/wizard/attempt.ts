import { paymentAttempt, useDraft, type Draft, type PaymentAttempt } from '@livree/platform';
import { useMemo } from 'react';
import { createStore, useStore } from 'zustand';

/** The stored attempt to reserve and pay a ride. */
export interface AttemptMemory {
  readonly attempt: PaymentAttempt | null;
  keep(attempt: PaymentAttempt): void;
  forget(): void;
}

/** Starts with null, which is what the server rendered and hydration reads. */
function createAttemptStore(draft: Draft<PaymentAttempt>) {
  const store = createStore<PaymentAttempt | null>(() => null);
  store.setState(draft.read() ?? null, true);
  return store;
}

/** The attempt of this browser; null on the server and until hydration. */
export function useAttempt(): AttemptMemory {
  const draft = useDraft({ name: 'booking-attempt', version: 1, schema: paymentAttempt });
  const store = useMemo(() => createAttemptStore(draft), [draft]);
  const attempt = useStore(store);
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
