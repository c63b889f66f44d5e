import { randomUUID } from 'node:crypto';
import type { CountsBatch } from '@livree/server/release-counts';
import type { Counters } from './counters.ts';

/** Milliseconds between two batches. */
const usualPause = 5000;

/** Hands the counts of this gateway over, so that they can be summed with those of others. */
export interface HandOver {
  /** Sends what was counted; what cannot be sent now is sent again with the next counts. */
  now(): Promise<void>;
  /** Sends a last time. */
  stop(): Promise<void>;
}

/** @param send rejects if it is not known whether the batch has arrived */
export function handOverCounts(
  counters: Pick<Counters, 'take'>,
  send: (batch: CountsBatch) => Promise<void>,
  pause = usualPause,
): HandOver {
  let unsent: CountsBatch | undefined;
  let running: Promise<void> | undefined;

  async function sendAll() {
    // An unsent batch keeps its id, because it may have arrived; newer counts wait behind it.
    unsent ??= { batch: randomUUID(), counts: counters.take() };
    if (unsent.counts.length > 0) await send(unsent);
    unsent = undefined;
  }

  const now = (): Promise<void> => {
    running ??= sendAll()
      .catch(() => {})
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
