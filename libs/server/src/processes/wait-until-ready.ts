import { setTimeout as sleep } from 'node:timers/promises';
import type { StartedProcess } from './start-process.ts';

const pauseMs = 50;
const requestMs = 2000;

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(requestMs) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Polls `url` until it succeeds.
 * @throws Error if it does not succeed within `timeoutMs`, if its process ends first, or if `signal` aborts
 */
export async function waitUntilReady(
  url: string,
  options: {
    readonly timeoutMs: number;
    readonly server?: Pick<StartedProcess, 'ended'>;
    readonly signal?: AbortSignal;
  },
): Promise<void> {
  const deadline = Date.now() + options.timeoutMs;
  let end: string | undefined;
  void options.server?.ended.then((why) => (end = why));
  while (!(await answers(url))) {
    options.signal?.throwIfAborted();
    if (end !== undefined) throw new Error(`The server of ${url} ended before it was ready (${end}).`);
    if (Date.now() > deadline) throw new Error(`${url} was not ready within ${options.timeoutMs / 1000} s.`);
    await sleep(pauseMs);
  }
}
