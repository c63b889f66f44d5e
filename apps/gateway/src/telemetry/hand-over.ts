import { randomUUID } from 'node:crypto';
import { CountsError, type CountsBatch } from '@livree/server/release-counts';
import type { Counters } from './counters.ts';

/** Milliseconds between two batches. */
const pause = 5000;

/** Hands the counts of this gateway over, so that they can be summed with those of others. */
export interface HandOver {
  /** Sends what was counted; what cannot be sent now is sent again before the next counts, unless the API refuses it for good. */
  now(): Promise<void>;
  /** Sends a last time. */
  stop(): Promise<void>;
}

export interface HandOverOptions {
  /** Rejects if it is not known whether the batch has arrived, or with `CountsError`. */
  readonly send: (batch: CountsBatch) => Promise<void>;
  /** Called with the first failure in a row, and with each one that has another reason. */
  readonly onTrouble: (error: unknown) => void;
}

export function handOverCounts(
  counters: Pick<Counters, 'take'>,
  { send, onTrouble }: HandOverOptions,
): HandOver {
  let unsent: CountsBatch | undefined;
  let told = '';
  let running: Promise<void> | undefined;

  async function sendAll() {
    // An unsent batch keeps its id, because it may have arrived; newer counts wait behind it.
    unsent ??= { batch: randomUUID(), counts: counters.take() };
    if (unsent.counts.length > 0) {
      await send(unsent);
      told = '';
    }
    unsent = undefined;
  }

  function fail(error: unknown) {
    // Newer counts would wait behind it for ever.
    if (error instanceof CountsError && error.isFinal) unsent = undefined;
    const reason = String(error);
    if (reason !== told) onTrouble(error);
    told = reason;
  }

  const now = (): Promise<void> => {
    running ??= sendAll()
      .catch(fail)
      .finally(() => (running = undefined));
    return running;
  };

  const timer = setInterval(() => void now(), pause).unref();
  return {
    now,
    async stop() {
      clearInterval(timer);
      await now();
      // Once more if a batch waited before it.
      await now();
    },
  };
}
