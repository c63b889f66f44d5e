import { answerHealth } from '@livree/server/health';
import { watchCanaries, type CanaryWatch } from '../canary/watch-canaries.ts';

interface Watching {
  readonly host: string;
  /** Where it says whether canaries are still judged, if anywhere. */
  readonly port: number | undefined;
  readonly signal: AbortSignal;
  /** Milliseconds between two rounds; tests wait shorter. */
  readonly pause?: number;
  /** Milliseconds without a finished round after which the watch stands still. */
  readonly standstill?: number;
}

/**
 * Judges canaries until `signal`. A round that never ends shows at the port as not alive, and one in which something went wrong as
 * not ready. Returns the line that says that it judges.
 * @throws ConfigError if the port is taken
 */
export async function serveWatch(
  watch: CanaryWatch,
  { host, port, signal, pause, standstill = 120_000 }: Watching,
): Promise<string> {
  const began = performance.now();
  let last: number | undefined;
  const isAlive = () => performance.now() - (last ?? began) < standstill;
  let wasFine = false;
  const isReady = () => wasFine;
  const end = port === undefined ? undefined : await answerHealth({ host, port, isAlive, isReady });
  const onRound = (isFine: boolean): void => {
    wasFine = isFine;
    last = performance.now();
  };
  void watchCanaries(watch, { signal, onRound, ...(pause !== undefined && { pause }) }).finally(end);
  return 'canaries are judged';
}
