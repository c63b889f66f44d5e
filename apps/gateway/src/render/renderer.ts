import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { traceOperation } from '@livree/server/telemetry';
import { startPool } from './process-pool.ts';
import { RenderFailure } from './render-failure.ts';
import type { Rendering, RenderProcess, RenderRequest } from './render-process.ts';
import type { Pauses } from './restart-pauses.ts';
import { createTaskQueue } from './task-queue.ts';

/** Limits of rendering; times are in milliseconds. */
export interface RenderLimits {
  readonly processes: number;
  /** For one page. */
  readonly page: number;
  /** For a page to get a free process, and to get one for itself. */
  readonly queue: number;
  readonly queueAlone: number;
  /** For the first process of a composition to start and warm up, while its first visitor waits. */
  readonly start: number;
  /** For a page in a process that has not rendered yet. */
  readonly firstPage: number;
  readonly restart: Pauses;
}

export const renderLimits: Omit<RenderLimits, 'processes'> = {
  page: 1000,
  queue: 5000,
  queueAlone: 6000,
  start: 8000,
  firstPage: 10_000,
  restart: { first: 250, longest: 8000, calm: 60_000 },
};

/** Milliseconds: visitors do not wait for a longer pause. */
const longPause = 1000;

/** Renders the pages of one composition in a few processes, which are replaced when they end. */
export interface Renderer {
  /** Resolves when the first process has started or failed to. */
  readonly started: Promise<void>;
  /** @throws RenderFailure */
  render(request: RenderRequest): Promise<Rendering>;
  stop(): Promise<void>;
}

export interface RendererOptions {
  readonly limits: RenderLimits;
  readonly startProcess: (onEnd: () => void) => RenderProcess;
  /** Pages that a new process renders to warm up. */
  readonly warmUp: () => Promise<readonly RenderRequest[]>;
  /** Called with the reason why a process could not start. */
  readonly onTrouble: (error: unknown) => void;
}

interface Task {
  readonly request: RenderRequest;
  readonly settle: PromiseWithResolvers<Rendering>;
  /** Runs something as a part of the request for this page, because whoever frees a process starts the next page. */
  readonly inRequest: InRequest;
  /** It was in a process that ended, so the second attempt runs alone. */
  readonly isSuspect: boolean;
}

type InRequest = ReturnType<typeof AsyncLocalStorage.snapshot>;

const isSuspect = (task: Task): boolean => task.isSuspect;

export function createRenderer({ limits, startProcess, warmUp, onTrouble }: RendererOptions): Renderer {
  const queue = createTaskQueue<Task>();
  const started = Promise.withResolvers<void>();
  let state: 'starting' | 'up' | 'down' | 'stopped' = 'starting';

  /** Visitors do not wait for a process that may never start. */
  function goDown() {
    if (state !== 'stopped') state = 'down';
    queue.abandon('no render process can start');
  }

  const pool = startPool({
    size: limits.processes,
    start: startProcess,
    warmUp,
    firstPage: limits.firstPage,
    pauses: limits.restart,
    onReady() {
      state = 'up';
      started.resolve();
      dispatch();
    },
    onEnd(pauseBefore) {
      started.resolve();
      if (pauseBefore > longPause && pool.free(false) === undefined) goDown();
    },
    onTrouble(error) {
      goDown();
      onTrouble(error);
    },
  });

  function dispatch() {
    for (;;) {
      const free = pool.free(queue.some(isSuspect));
      const task = free && queue.next();
      if (free === undefined || task === undefined) return;
      void run(free, task);
    }
  }

  async function run(process: RenderProcess, task: Task) {
    const { request, settle, inRequest } = task;
    const render = () =>
      traceOperation(
        () => ({ name: 'render process' }),
        () => process.render(request),
      );
    try {
      settle.resolve(await inRequest(render));
    } catch (error) {
      const again = error instanceof RenderFailure && error.fault === 'interrupted' && !task.isSuspect;
      if (again) enqueue({ ...task, isSuspect: true });
      else settle.reject(error);
    }
    dispatch();
  }

  function enqueue(task: Task) {
    if (state === 'down' || state === 'stopped') {
      task.settle.reject(new RenderFailure('busy', 'no render process can start'));
      return;
    }
    queue.add(task, task.isSuspect ? limits.queueAlone : limits.queue);
    dispatch();
  }

  return {
    started: started.promise,
    async render(request) {
      if (state === 'starting') await Promise.race([started.promise, pause(limits.start)]);
      const settle = Promise.withResolvers<Rendering>();
      enqueue({ request, settle, inRequest: AsyncLocalStorage.snapshot(), isSuspect: false });
      return settle.promise;
    },
    async stop() {
      state = 'stopped';
      queue.abandon('the renderer was stopped');
      await pool.stop();
    },
  };
}
