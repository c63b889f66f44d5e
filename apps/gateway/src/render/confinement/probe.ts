import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from '@livree/contracts/schema';
import type { Confinement } from './confinement.ts';
import { doors, type Door, type ProbeTargets } from './probe-targets.ts';
import { startConfined } from './start-confined.ts';

/** Milliseconds for a probe to start and try everything. */
const probeLimit = 10_000;

const answerSchema = z.array(z.enum(doors));
const main = fileURLToPath(new URL('./probe-main.ts', import.meta.url));

/**
 * Starts a process in this confinement, without Node's own barriers, and lets it try to reach the gateway.
 * @returns what it reached; undefined if it could not start or did not answer
 */
export async function probe(
  confinement: Confinement,
  targets: ProbeTargets,
): Promise<readonly Door[] | undefined> {
  const { child, channel } = startConfined(confinement, [main, JSON.stringify(targets)]);
  child.on('error', () => channel.destroy());
  const limit = setTimeout(() => child.kill('SIGKILL'), probeLimit);
  try {
    return z.parse(answerSchema, JSON.parse(await text(channel)));
  } catch {
    return undefined;
  } finally {
    clearTimeout(limit);
    child.kill('SIGKILL');
  }
}
