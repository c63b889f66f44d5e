import { setInterval } from 'node:timers/promises';
import { judgeCanary } from '@livree/release/canary';
import { recordVerdict, Refusal, type JudgedCanary, type Ledger } from '@livree/release/ledger';
import { describeCanary, toFigures } from './describe-canary.ts';
import { readCanary, runningCanaries, type ReadCounts, type Running } from './read-canary.ts';

/** Where canaries are judged. */
export interface CanaryWatch {
  readonly ledger: Ledger;
  readonly counts: ReadCounts;
  now(): Date;
  announce(line: string): void;
}

const usualPause = 5000;

/** The reader of the counts has told the reason. */
const unknownCounts = 'the API does not tell what was counted, so no canary can be judged';

const sentences: Readonly<Record<JudgedCanary['outcome'], string>> = {
  back: 'goes back',
  on: 'goes on to everybody',
  pause: 'pauses, because visits fail with and without it',
  resume: 'goes on after its pause',
  ask: 'stays undecided; promote it, or roll it back',
};

/** Judges a canary, records what is decided with its figures, and does it. */
async function judge({ ledger, counts, now, announce }: CanaryWatch, running: Running): Promise<void> {
  const policy = await ledger.canaryPolicy();
  const state = await readCanary(running, counts, { now: now(), policy });
  if (state === undefined) return;
  const verdict = judgeCanary(state, policy);
  const { outcome } = verdict;
  if (outcome === 'wait') return;
  const { remote, canary, name } = running;
  const figures = toFigures(state, verdict);
  await recordVerdict(ledger, { remote, version: canary.version, outcome, figures }, now());
  announce(`${name} ${sentences[outcome]}: ${describeCanary(figures)}`);
}

/**
 * Judges every canary once. One that the ledger refuses to move stops no other.
 * @returns what was refused, and why
 */
export async function judgeCanaries(watch: CanaryWatch): Promise<string[]> {
  const refused: string[] = [];
  // Also while nothing is to be judged: an API that does not tell is noticed before the first bad canary.
  if ((await watch.counts(watch.now())) === undefined) refused.push(unknownCounts);
  for (const running of runningCanaries(await watch.ledger.live()))
    try {
      await judge(watch, running);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push(`refused: ${running.name}: ${error.message}`);
    }
  return refused;
}

/** How long canaries are judged, and how often. */
export interface WatchOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds between two rounds. */
  readonly pause?: number;
  /** Called after each round, with whether nothing went wrong in it. */
  readonly onRound?: (isFine: boolean) => void;
}

/**
 * Judges canaries every few seconds until `signal`. What goes wrong is reported once, and tried again: another program may
 * have moved the canary, this key may not, or the ledger does not answer.
 */
export async function watchCanaries(
  watch: CanaryWatch,
  { signal, pause = usualPause, onRound }: WatchOptions = {},
): Promise<void> {
  let told = '';
  try {
    for await (const _ of setInterval(pause, undefined, { signal })) {
      const refused = await judgeCanaries(watch).catch((error: unknown) => [String(error)]);
      const trouble = refused.join('\n');
      if (trouble !== '' && trouble !== told) watch.announce(trouble);
      told = trouble;
      onRound?.(trouble === '');
    }
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  }
}
