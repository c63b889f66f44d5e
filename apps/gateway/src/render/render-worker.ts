import { Worker } from 'node:worker_threads';
import { z } from '@livree/contracts/schema';
import type { Language } from '@livree/contracts';
import type { RenderedPage } from '@livree/document';
import { fromThreadSchema, type FromThread, type ThreadSetup, type ToThread } from './protocol.ts';
import { RenderFailure } from './render-failure.ts';

export interface RenderRequest {
  readonly url: string;
  readonly language: Language;
  readonly config: unknown;
}

export interface Rendering {
  readonly page: RenderedPage;
  readonly faulty: readonly string[];
}

/** One thread. A page that holds it beyond the limit, or makes it end, ends it for good. */
export interface RenderWorker {
  /** Settles once it can render; rejects when its modules cannot be loaded. */
  readonly ready: Promise<void>;
  readonly busy: number;
  /** @param limit milliseconds, when not the usual ones @throws RenderFailure */
  render(request: RenderRequest, limit?: number): Promise<Rendering>;
  stop(): Promise<void>;
}

interface Order {
  readonly settle: PromiseWithResolvers<Rendering>;
  readonly timer: NodeJS.Timeout;
}

/** Milliseconds that a thread has to answer a ping before it counts as stuck; a busy machine alone must not end it. */
const pingLimit = 1000;

/** No secret is within a remote's reach; with the cache a thread starts in half of the processor time. */
function threadEnvironment(): NodeJS.ProcessEnv {
  const cache = process.env['NODE_COMPILE_CACHE'];
  return { NODE_ENV: 'production', ...(cache !== undefined && { NODE_COMPILE_CACHE: cache }) };
}

/** @param usualLimit milliseconds for one page @param onEnd hears that the thread is gone */
export function startRenderWorker(setup: ThreadSetup, usualLimit: number, onEnd: () => void): RenderWorker {
  const thread = new Worker(new URL('./render-thread.ts', import.meta.url), {
    workerData: setup,
    env: threadEnvironment(),
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const orders = new Map<number, Order>();
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => {});
  let lastId = 0;
  let endReason: 'stuck' | 'died' = 'died';
  const awaitingPing: (() => void)[] = [];

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  const send = (message: ToThread) => thread.postMessage(message);

  function take(id: number): Order | undefined {
    const order = orders.get(id);
    orders.delete(id);
    clearTimeout(order?.timer);
    return order;
  }

  function overrun(id: number, limit: number) {
    const stuck = setTimeout(() => {
      endReason = 'stuck';
      void thread.terminate();
    }, pingLimit);
    awaitingPing.push(() => {
      clearTimeout(stuck);
      take(id)?.settle.reject(new RenderFailure('slow', `the page was not ready after ${limit} ms`));
    });
    send({ type: 'ping' });
  }

  function hear(message: FromThread) {
    if (message.type === 'ready') ready.resolve();
    else if (message.type === 'alive') for (const live of awaitingPing.splice(0)) live();
    else if (message.type === 'rendered') take(message.id)?.settle.resolve(message);
    else take(message.id)?.settle.reject(new RenderFailure('threw', message.reason, message.faulty));
  }

  thread.on('message', (message) => {
    const parsed = z.safeParse(fromThreadSchema, message);
    if (parsed.success) hear(parsed.data);
  });
  thread.on('error', (error) => ready.reject(error));
  thread.on('exit', () => {
    ready.reject(new Error('the render thread ended while it started'));
    // With several pages in the thread nobody knows whose fault it was; each runs again alone.
    const fault = orders.size === 1 ? endReason : 'interrupted';
    const failure = new RenderFailure(fault, `the render thread ended (${endReason})`);
    for (const id of orders.keys()) take(id)?.settle.reject(failure);
    onEnd();
  });

  return {
    ready: ready.promise,
    get busy() {
      return orders.size;
    },
    render(request, limit = usualLimit) {
      const id = ++lastId;
      const settle = Promise.withResolvers<Rendering>();
      orders.set(id, { settle, timer: setTimeout(overrun, limit, id, limit) });
      send({ type: 'render', id, ...request });
      return settle.promise;
    },
    async stop() {
      await thread.terminate();
    },
  };
}
