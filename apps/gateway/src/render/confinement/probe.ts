import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from '@livree/contracts/schema';
import type { Confinement } from './confinement.ts';
import type { openTargets } from './open-targets.ts';
import { doors, type Door } from './probe-targets.ts';
import { startConfined } from './start-confined.ts';

/** Milliseconds for a probe to start and try everything. */
const probeLimit = 10_000;

const answerSchema = z.array(z.enum(doors));
const main = fileURLToPath(new URL('./probe-main.ts', import.meta.url));

/**
 * Starts a process in this confinement, without Node's own barriers, and lets it try to reach the gateway. Another process
 * may have the gateway's number there, so only a signal that arrives here counts.
 * @returns what it reached; undefined if it could not start or did not answer
 */
export async function probe(
  confinement: Confinement,
  { targets, countSignals }: Pick<Awaited<ReturnType<typeof openTargets>>, 'targets' | 'countSignals'>,
): Promise<readonly Door[] | undefined> {
  const { child, channel } = startConfined(confinement, [main, JSON.stringify(targets)]);
  child.on('error', () => channel.destroy());
  const limit = setTimeout(() => child.kill('SIGKILL'), probeLimit);
  const before = countSignals();
  try {
    const reached = z.parse(answerSchema, JSON.parse(await text(channel)));
    // A signal that is on its way arrives first.
    await setImmediate();
    return reached.filter((door) => door !== 'other processes' || countSignals() > before);
  } catch {
    return undefined;
  } finally {
    clearTimeout(limit);
    child.kill('SIGKILL');
  }
}
