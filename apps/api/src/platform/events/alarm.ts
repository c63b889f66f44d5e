import type { Listen, Listener } from '../db/index.ts';

export interface Alarm {
  /** Calls `ring` whenever something may have committed, until the return value is called. */
  add(ring: () => void): () => void;
  stop(): Promise<void>;
}

/** Milliseconds in which notices count as one. */
const together = 100;
/** Milliseconds between two rings without notices, and beside them. */
const alone = 1000;
const beside = 15_000;

/** Rings for the notices of the database, and from time to time, because a notice can be lost. Silent while nobody listens. */
export function createAlarm(listen: Listen, beforeRing: () => void): Alarm {
  const rings = new Set<() => void>();
  let listener: Listener | undefined;
  let rangAt = 0;
  let soon: NodeJS.Timeout | undefined;

  const ringAll = (): void => {
    soon = undefined;
    rangAt = performance.now();
    beforeRing();
    for (const ring of rings) ring();
  };
  const ringSoon = (): void => {
    if (rings.size > 0) soon ??= setTimeout(ringAll, together);
  };
  const ringIfDue = (): void => {
    const since = performance.now() - rangAt;
    if (rings.size > 0 && since >= (listener?.isHeard() ? beside : alone)) ringAll();
  };
  const timer = setInterval(ringIfDue, alone).unref();

  return {
    add(ring) {
      listener ??= listen(ringSoon);
      rings.add(ring);
      return () => void rings.delete(ring);
    },
    async stop() {
      clearInterval(timer);
      clearTimeout(soon);
      await listener?.stop();
    },
  };
}
