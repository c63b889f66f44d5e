import { setTimeout as passed } from 'node:timers/promises';
import type { StartedProcess } from './start-process.ts';

/**
 * Milliseconds before a restart: the first and the longest pause. After running for `stable`, the first pause applies
 * again.
 */
export interface RestartPauses {
  readonly first: number;
  readonly longest: number;
  readonly stable: number;
}

const usualPauses: RestartPauses = { first: 500, longest: 30_000, stable: 60_000 };

export interface SupervisedProcess extends Pick<StartedProcess, 'ended' | 'stop'> {
  readonly name: string;
  /** From now on, the process restarts whenever it ends by itself. Before this call, its first end is final. */
  keepRunning(): void;
}

/** Starts a process. Once it has worked, restarts it after each end, with growing pauses. */
export function supervise(
  name: string,
  start: () => StartedProcess,
  { first, longest, stable }: RestartPauses = usualPauses,
): SupervisedProcess {
  const stopping = new AbortController();
  const { signal } = stopping;
  let restarts = false;
  let pause = first;
  let current = start();

  async function follow(): Promise<string> {
    for (;;) {
      const begun = performance.now();
      const why = await current.ended;
      if (!restarts || signal.aborted) return why;
      if (performance.now() - begun > stable) pause = first;
      process.stderr.write(`The ${name} ended (${why}); it restarts in ${pause / 1000} s.\n`);
      await passed(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return why;
      pause = Math.min(pause * 2, longest);
      current = start();
    }
  }

  return {
    name,
    ended: follow(),
    keepRunning: () => {
      restarts = true;
    },
    async stop() {
      stopping.abort();
      await current.stop();
    },
  };
}
