import { succeeds } from '../processes/succeeds.ts';
import type { Tally } from './tally.ts';

/** A check that passes or fails as a whole. */
export async function check(name: string, command: string, args: readonly string[]): Promise<Tally> {
  const started = performance.now();
  const passed = await succeeds(command, args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
