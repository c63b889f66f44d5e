import { setTimeout as sleep } from 'node:timers/promises';
import { Stop } from '@livree/command';

/** Milliseconds after which nobody waits any longer: twice what a failover may take. */
const usualLimit = 60_000;
const pollPause = 100;

/**
 * Asks until there is an answer. An error counts as none.
 * @param sentence what is said of an answer that never came
 * @throws Stop with the sentence after `limit` milliseconds
 */
export async function until<T>(
  ask: () => Promise<T | undefined> | T | undefined,
  sentence: string,
  limit = usualLimit,
): Promise<T> {
  const deadline = performance.now() + limit;
  for (;;) {
    const answer = await tryToAsk(ask);
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) throw new Stop(`${sentence} for ${limit / 1000} s.`);
    await sleep(pollPause);
  }
}

async function tryToAsk<T>(ask: () => Promise<T | undefined> | T | undefined): Promise<T | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
