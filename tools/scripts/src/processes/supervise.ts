import { setTimeout as passed } from 'node:timers/promises';
import type { Service } from './service.ts';

/** Milliseconds before a service is started again: at first, at most, and after which one that stayed counts as well. */
export interface Pauses {
  readonly first: number;
  readonly longest: number;
  readonly calm: number;
}

const usualPauses: Pauses = { first: 500, longest: 30_000, calm: 60_000 };

export interface SupervisedService extends Service {
  /** From now on the service is started again whenever it ends by itself; before, an end is the end. */
  keepUp(): void;
}

/** Starts a service and, once it has been seen to work, starts it again after each end, with longer and longer pauses. */
export function supervise(
  start: () => Service,
  { first, longest, calm }: Pauses = usualPauses,
): SupervisedService {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isKeptUp = false;
  let pause = first;
  let service = start();

  async function follow(): Promise<string> {
    for (;;) {
      const begun = performance.now();
      const why = await service.ended;
      if (!isKeptUp || signal.aborted) return why;
      if (performance.now() - begun > calm) pause = first;
      process.stderr.write(`The ${service.name} has ended (${why}); it starts again in ${pause / 1000} s.\n`);
      await passed(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return why;
      pause = Math.min(pause * 2, longest);
      service = start();
    }
  }

  return {
    name: service.name,
    ended: follow(),
    keepUp: () => {
      isKeptUp = true;
    },
    async stop() {
      stopping.abort();
      await service.stop();
    },
  };
}
