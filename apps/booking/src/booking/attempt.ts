import { z } from '@livree/contracts/schema';
import { useDraft } from '@livree/platform';
import { useCallback, useEffect, useState } from 'react';

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

/** The attempt of this browser; null until it has been read. */
export function useAttempt(): AttemptMemory {
  const draft = useDraft({ name: 'booking-attempt', version: 1, schema: attemptSchema });
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  useEffect(() => setAttempt(draft.read() ?? null), [draft]);
  const keep = useCallback(
    (next: Attempt) => {
      draft.write(next);
      setAttempt(next);
    },
    [draft],
  );
  const forget = useCallback(() => {
    draft.clear();
    setAttempt(null);
  }, [draft]);
  return { attempt, keep, forget };
}
