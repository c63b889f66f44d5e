import { AsyncLocalStorage } from 'node:async_hooks';
import { fileURLToPath } from 'node:url';
import type { Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { renderedPageSchema, type RenderedPage } from '@livree/document';
import type { CallApi } from './api-calls.ts';
import type { Confinement } from './confinement/confinement.ts';
import { startConfined } from './confinement/start-confined.ts';
import { watchMemory } from './memory-watch.ts';
import { openProcessChannel } from './process-channel.ts';
import { memoryLimit, processFlags } from './process-flags.ts';
import type { FromProcess, Setup } from './protocol.ts';
import { longestReason, RenderFailure } from './render-failure.ts';

export interface RenderRequest {
  readonly url: string;
  readonly language: Language;
  readonly config: unknown;
}

export interface Rendering {
  readonly page: RenderedPage;
  readonly faulty: readonly string[];
}

/** One process. A page that blocks it beyond the limit, or makes it end, ends it for good. */
export interface RenderProcess {
  /** Resolves once it can render; rejects if its modules cannot be loaded. */
  readonly ready: Promise<void>;
  readonly busy: number;
  /** @param limit milliseconds, if not the usual limit @throws RenderFailure */
  render(request: RenderRequest, limit?: number): Promise<Rendering>;
  stop(): Promise<void>;
}

export interface ProcessOptions {
  readonly confinement: Confinement;
  readonly setup: Promise<Setup>;
  readonly callApi: CallApi;
  /** Milliseconds for one page. */
  readonly pageLimit: number;
  /** Called when the process has ended. */
  readonly onEnd: () => void;
}

interface Order {
  readonly settle: PromiseWithResolvers<Rendering>;
  readonly timer: NodeJS.Timeout;
  /** Runs something as a part of the request for this page. */
  readonly inRequest: ReturnType<typeof AsyncLocalStorage.snapshot>;
}

/** Milliseconds to answer a ping before a process counts as stuck; a busy machine alone must not end it. */
const pingLimit = 1000;

/** Milliseconds between two pings of an idle process, and for each answer. */
const idlePingInterval = 5000;

const main = fileURLToPath(new URL('./render-main.ts', import.meta.url));

export function startRenderProcess(options: ProcessOptions): RenderProcess {
  const { confinement, setup, callApi, pageLimit, onEnd } = options;
  // Nobody else listens to it if the process cannot be started.
  setup.catch(() => {});
  const { child, channel } = startConfined(confinement, [...processFlags(), main]);
  const orders = new Map<number, Order>();
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  ready.promise.catch(() => {});
  let lastId = 0;
  let isAwake = false;
  let endReason: 'stuck' | 'died' | 'flooded' = 'died';
  const awaitingPing: (() => void)[] = [];

  const kill = () => void child.kill('SIGKILL');

  const { send } = openProcessChannel(channel, {
    onMessage: receive,
    onFlood() {
      endReason = 'flooded';
      kill();
    },
  });

  function take(id: number): Order | undefined {
    const order = orders.get(id);
    orders.delete(id);
    clearTimeout(order?.timer);
    return order;
  }

  /** Checks whether the process still responds, and ends it if not. */
  function ping(limit: number, onAlive: () => void = () => {}) {
    const stuck = setTimeout(() => {
      endReason = 'stuck';
      kill();
    }, limit).unref();
    awaitingPing.push(() => {
      clearTimeout(stuck);
      onAlive();
    });
    send({ type: 'ping' });
  }

  function overrun(id: number, limit: number) {
    ping(pingLimit, () =>
      take(id)?.settle.reject(new RenderFailure('slow', `the page was not ready after ${limit} ms`)),
    );
  }

  function giveUp(error: unknown) {
    ready.reject(error);
    kill();
  }

  function give({ id, page, faulty }: Extract<FromProcess, { type: 'rendered' }>) {
    const read = z.safeParse(renderedPageSchema, page);
    if (read.success) take(id)?.settle.resolve({ page: read.data, faulty });
    else take(id)?.settle.reject(new RenderFailure('threw', 'the rendered value is not a page', faulty));
  }

  /** Once, because it is large. */
  function sendSetup() {
    if (isAwake) return;
    isAwake = true;
    void setup.then(
      (given) => send({ type: 'setup', setup: given }),
      () => {},
    );
  }

  /** The process says for which page it calls, which decides nothing but the trace of the call. */
  async function call(message: Extract<FromProcess, { type: 'call' }>) {
    const ask = () => callApi(message);
    send(await (orders.get(message.page)?.inRequest(ask) ?? ask()));
  }

  function receive(message: FromProcess) {
    if (message.type === 'awake') sendSetup();
    else if (message.type === 'ready') ready.resolve();
    else if (message.type === 'unable') giveUp(new Error(message.reason.slice(0, longestReason)));
    else if (message.type === 'alive') for (const live of awaitingPing.splice(0)) live();
    else if (message.type === 'call') void call(message);
    else if (message.type === 'failed')
      take(message.id)?.settle.reject(new RenderFailure('threw', message.reason, message.faulty));
    else give(message);
  }

  const pingIdle = () => {
    if (orders.size === 0) ping(idlePingInterval);
  };
  const idlePing = setInterval(() => void ready.promise.then(pingIdle, () => {}), idlePingInterval).unref();
  const endWatch = watchMemory({
    pid: child.pid ?? 0,
    limit: memoryLimit,
    isBusy: () => orders.size > 0,
    onTooMuch: kill,
  });

  setup.catch(giveUp);
  function end() {
    endWatch();
    clearInterval(idlePing);
    ready.reject(new Error('the render process ended while it started'));
    // With several pages in the process, the fault is unknown; each one runs again alone.
    const fault = orders.size > 1 ? 'interrupted' : endReason === 'stuck' ? 'stuck' : 'died';
    const failure = new RenderFailure(fault, `the render process ended (${endReason})`);
    for (const id of orders.keys()) take(id)?.settle.reject(failure);
    ended.resolve();
    onEnd();
  }

  child.on('exit', end);
  child.on('error', (error) => {
    ready.reject(error);
    if (child.pid === undefined) end();
  });

  return {
    ready: ready.promise,
    get busy() {
      return orders.size;
    },
    render(request, limit = pageLimit) {
      const id = ++lastId;
      const settle = Promise.withResolvers<Rendering>();
      const timer = setTimeout(overrun, limit, id, limit);
      orders.set(id, { settle, timer, inRequest: AsyncLocalStorage.snapshot() });
      send({ type: 'render', id, ...request });
      return settle.promise;
    },
    async stop() {
      kill();
      await ended.promise;
    },
  };
}
