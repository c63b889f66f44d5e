import type { RenderProcess, RenderRequest } from './render-process.ts';
import { restartPauses, type Pauses } from './restart-pauses.ts';

/** How many pages may wait for their data in one process at a time. */
const pagesPerProcess = 4;

export interface PoolOptions {
  readonly size: number;
  readonly start: (onEnd: () => void) => RenderProcess;
  /** Pages that a new process renders to warm up, so that no visitor waits for its first render. */
  readonly warmUp: () => Promise<readonly RenderRequest[]>;
  /** Milliseconds for one of these pages. */
  readonly firstPage: number;
  readonly pauses: Pauses;
  /** Called when a process can take pages. */
  readonly onReady: () => void;
  /** Called when a process has ended; the next one starts after these milliseconds. */
  readonly onEnd: (pause: number) => void;
  /** Called when a process could not start. */
  readonly onTrouble: (error: unknown) => void;
}

/** A few processes; each is replaced when it ends. */
export interface ProcessPool {
  /** The least busy process with a free place; `alone`: one without any page. */
  free(alone: boolean): RenderProcess | undefined;
  stop(): Promise<void>;
}

export function startPool(options: PoolOptions): ProcessPool {
  const { size, start, warmUp, firstPage, onReady, onEnd, onTrouble } = options;
  /** When each one became ready; undefined while it starts. */
  const processes = new Map<RenderProcess, number | undefined>();
  const pauses = restartPauses(options.pauses);
  /** URLs that ended a process during its warm-up. */
  const fatal = new Set<string>();
  let stopped = false;

  function hire() {
    if (stopped) return;
    try {
      const hired = start(() => replace(hired));
      processes.set(hired, undefined);
      void makeReady(hired);
    } catch (error) {
      // Whoever starts the pool hears of it afterwards, as of a process that ends.
      setImmediate(giveUp, error);
    }
  }

  function giveUp(error: unknown) {
    if (stopped) return;
    onTrouble(error);
    hireAfter(0);
  }

  function replace(ended: RenderProcess) {
    const since = processes.get(ended);
    processes.delete(ended);
    if (!stopped) hireAfter(since === undefined ? 0 : performance.now() - since);
  }

  /** @param worked milliseconds for which the last one had worked */
  function hireAfter(worked: number) {
    const pause = pauses.after(worked);
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
      // If this page fails, it also fails for visitors, and is reported then.
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
