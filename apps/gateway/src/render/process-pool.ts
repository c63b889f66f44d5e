import type { RenderProcess, RenderRequest } from './render-process.ts';
import { restartPauses, type Pauses } from './restart-pauses.ts';

/** Pages that may wait for their data in one process at a time. */
const pagesPerProcess = 4;

export interface PoolOptions {
  readonly size: number;
  readonly start: (onEnd: () => void) => RenderProcess;
  /** Pages that a new process renders for nobody, so that no visitor pays for its first steps. */
  readonly warmUp: () => Promise<readonly RenderRequest[]>;
  /** Milliseconds for one of them. */
  readonly firstPage: number;
  readonly pauses: Pauses;
  /** A process can take pages. */
  readonly onReady: () => void;
  /** A process has ended; the next one starts after so many milliseconds. */
  readonly onEnd: (pause: number) => void;
  /** A process could not start. */
  readonly onTrouble: (error: unknown) => void;
}

/** A few processes, each replaced when it ends. */
export interface ProcessPool {
  /** The least busy process with room; `alone`: one without any page. */
  free(alone: boolean): RenderProcess | undefined;
  stop(): Promise<void>;
}

export function startPool(options: PoolOptions): ProcessPool {
  const { size, start, warmUp, firstPage, onReady, onEnd, onTrouble } = options;
  /** Since when each one works; undefined while it starts. */
  const processes = new Map<RenderProcess, number | undefined>();
  const pauses = restartPauses(options.pauses);
  /** URLs that have ended a process while it warmed up. */
  const fatal = new Set<string>();
  let stopped = false;

  function hire() {
    if (stopped) return;
    const hired = start(() => replace(hired));
    processes.set(hired, undefined);
    void makeReady(hired);
  }

  function replace(ended: RenderProcess) {
    const since = processes.get(ended);
    processes.delete(ended);
    if (stopped) return;
    const pause = pauses.after(since === undefined ? 0 : performance.now() - since);
    onEnd(pause);
    setTimeout(hire, pause).unref();
  }

  async function makeReady(hired: RenderProcess) {
    try {
      await hired.ready;
      await warm(hired);
      if (!processes.has(hired)) return;
      processes.set(hired, performance.now());
      onReady();
    } catch (error) {
      if (!stopped) onTrouble(error);
    }
  }

  async function warm(hired: RenderProcess) {
    for (const request of await warmUp()) {
      if (fatal.has(request.url) || !processes.has(hired)) continue;
      // A page that fails fails for its visitors too, and is reported then.
      await hired.render(request, firstPage).catch(() => undefined);
      if (!processes.has(hired)) fatal.add(request.url);
    }
  }

  for (let count = 0; count < size; count += 1) hire();

  return {
    free(alone) {
      const capacity = alone ? 1 : pagesPerProcess;
      const free = [...processes].filter(([{ busy }, since]) => since !== undefined && busy < capacity);
      return free.toSorted(([a], [b]) => a.busy - b.busy)[0]?.[0];
    },
    async stop() {
      stopped = true;
      await Promise.all([...processes.keys()].map((each) => each.stop()));
    },
  };
}
