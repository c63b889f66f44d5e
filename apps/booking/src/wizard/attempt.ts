import { observable, paymentAttempt, useDraft, type PaymentAttempt } from '@livree/platform';
import { useMemo, useSyncExternalStore } from 'react';

/** The stored attempt to reserve and pay a ride. */
export interface AttemptMemory {
  readonly attempt: PaymentAttempt | null;
  keep(attempt: PaymentAttempt): void;
  forget(): void;
}

/** The attempt of this browser; null on the server and until hydration. */
export function useAttempt(): AttemptMemory {
  const draft = useDraft({ name: 'booking-attempt', version: 1, schema: paymentAttempt });
  const kept = useMemo(() => observable(draft.read() ?? null), [draft]);
  const attempt = useSyncExternalStore(kept.subscribe, kept.get, () => null);
  return {
    attempt,
    keep(next) {
      draft.write(next);
      kept.set(next);
    },
    forget() {
      draft.clear();
      kept.set(null);
    },
  };
}
