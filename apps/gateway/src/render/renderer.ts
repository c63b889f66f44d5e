import { setTimeout as pause } from 'node:timers/promises';
import type { ThreadSetup } from './protocol.ts';
import { RenderFailure } from './render-failure.ts';
import { startRenderWorker, type Rendering, type RenderRequest, type RenderWorker } from './render-worker.ts';

/** Limits of rendering; milliseconds where they are times. */
export interface RenderLimits {
  readonly workers: number;
  /** For one page. */
  readonly page: number;
  /** For a page to find a free thread, and to find one for itself alone. */
  readonly queue: number;
  readonly queueAlone: number;
  /** For the first thread of a composition to start and to warm up, while its first visitor waits. */
  readonly start: number;
  /** For a page of a thread that has rendered none yet. */
  readonly firstPage: number;
  /** After a thread could not start, before another is tried. */
  readonly restart: number;
}

export const renderLimits: Omit<RenderLimits, 'workers'> = {
  page: 1000,
  queue: 5000,
  queueAlone: 6000,
  start: 8000,
  firstPage: 10_000,
  restart: 5000,
};

/** Pages that may wait for their data in one thread at a time. */
const pagesPerThread = 4;

interface Task {
  readonly request: RenderRequest;
  readonly settle: PromiseWithResolvers<Rendering>;
  /** It was there when a thread ended, so it runs alone the second time. */
  readonly suspect: boolean;
  readonly timer: NodeJS.Timeout;
}

/** Renders the pages of one composition in a few threads, which are replaced when they end. */
export interface Renderer {
  /** Settles when the first thread has started or could not. */
  readonly started: Promise<void>;
  /** @throws RenderFailure */
  render(request: RenderRequest): Promise<Rendering>;
  stop(): Promise<void>;
}

/** Pages that a new thread renders for nobody, so that no visitor pays for its first steps. */
export type WarmUp = (composition: ThreadSetup['composition']) => Promise<readonly RenderRequest[]>;

export function createRenderer(
  setup: ThreadSetup,
  limits: RenderLimits,
  onTrouble: (error: unknown) => void,
  warmUp: WarmUp = () => Promise.resolve([]),
): Renderer {
  const workers = new Map<RenderWorker, 'starting' | 'ready'>();
  const queue: Task[] = [];
  let stopped = false;
  let broken = false;
  /** URLs that have ended a thread while it warmed up. */
  const fatal = new Set<string>();
  const started = Promise.withResolvers<void>();
  let hasStarted = false;
  void started.promise.then(() => {
    hasStarted = true;
  });

  function hire() {
    if (stopped) return;
    const worker = startRenderWorker(setup, limits.page, () => {
      const failedToStart = workers.get(worker) === 'starting';
      workers.delete(worker);
      started.resolve();
      if (!stopped) setTimeout(hire, failedToStart ? limits.restart : 0).unref();
    });
    workers.set(worker, 'starting');
    void worker.ready
      .then(() => warm(worker))
      .then(
        () => {
          if (!workers.has(worker)) return;
          workers.set(worker, 'ready');
          broken = false;
          started.resolve();
          dispatch();
        },
        (error: unknown) => {
          if (stopped) return;
          broken = true;
          abandonQueue('no render thread can start');
          onTrouble(error);
        },
      );
  }

  async function warm(worker: RenderWorker) {
    for (const request of await warmUp(setup.composition)) {
      if (fatal.has(request.url) || !workers.has(worker)) continue;
      // A page that fails fails for its visitors too, and is reported then.
      await worker.render(request, limits.firstPage).catch(() => undefined);
      if (!workers.has(worker)) fatal.add(request.url);
    }
  }

  function abandonQueue(reason: string) {
    for (const { settle, timer } of queue.splice(0)) {
      clearTimeout(timer);
      settle.reject(new RenderFailure('busy', reason));
    }
  }

  function freeWorker(alone: boolean): RenderWorker | undefined {
    const capacity = alone ? 1 : pagesPerThread;
    const free = [...workers].filter(([worker, state]) => state === 'ready' && worker.busy < capacity);
    return free.toSorted(([a], [b]) => a.busy - b.busy)[0]?.[0];
  }

  function dispatch() {
    for (let task = queue[0]; task !== undefined; task = queue[0]) {
      const worker = freeWorker(queue.some(({ suspect }) => suspect));
      if (worker === undefined) return;
      queue.shift();
      clearTimeout(task.timer);
      void runOn(worker, task);
    }
  }

  async function runOn(worker: RenderWorker, { request, settle, suspect }: Task) {
    try {
      settle.resolve(await worker.render(request));
    } catch (error) {
      const again = error instanceof RenderFailure && error.fault === 'interrupted' && !suspect;
      if (again) enqueue(request, settle, true);
      else settle.reject(error);
    }
    dispatch();
  }

  function enqueue(request: RenderRequest, settle: PromiseWithResolvers<Rendering>, suspect: boolean) {
    if (stopped || broken) return settle.reject(new RenderFailure('busy', 'no render thread can start'));
    const timer = setTimeout(
      () => {
        queue.splice(queue.indexOf(task), 1);
        settle.reject(new RenderFailure('busy', 'no render thread was free in time'));
      },
      suspect ? limits.queueAlone : limits.queue,
    );
    const task = { request, settle, suspect, timer };
    queue.push(task);
    dispatch();
  }

  for (let count = 0; count < limits.workers; count += 1) hire();

  return {
    started: started.promise,
    async render(request) {
      if (!hasStarted) await Promise.race([started.promise, pause(limits.start)]);
      const settle = Promise.withResolvers<Rendering>();
      enqueue(request, settle, false);
      return settle.promise;
    },
    async stop() {
      stopped = true;
      abandonQueue('the renderer was stopped');
      await Promise.all([...workers.keys()].map((worker) => worker.stop()));
    },
  };
}
