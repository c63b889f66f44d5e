import { setInterval } from 'node:timers/promises';
import { judgeCanary, type CanaryState, type Verdict } from '@livree/release/canary';
import { recordVerdict, Refusal, type JudgedCanary, type Ledger } from '@livree/release/ledger';
import { readCanary, runningCanaries, type ReadCounts } from './read-canary.ts';

/** Where canaries are judged. */
export interface CanaryWatch {
  readonly ledger: Ledger;
  readonly counts: ReadCounts;
  now(): Date;
  announce(line: string): void;
}

const usualPause = 5000;

const sentences: Readonly<Record<JudgedCanary['outcome'], string>> = {
  back: 'goes back',
  on: 'goes on to everybody',
  pause: 'pauses, because visits fail with and without it',
  resume: 'goes on after its pause',
  ask: 'stays undecided; promote it, or roll it back',
};

/** Rounded to four digits: a line of the log is read by people. */
const roundEvidence = (evidence: number): number => Number(Math.min(evidence, 1e12).toPrecision(4));

const figuresOf = ({ counts, wrongPrices }: CanaryState, { evidence }: Verdict): JudgedCanary['figures'] => ({
  ...counts,
  evidence: roundEvidence(evidence),
  wrongPrices,
});

/** Judges every canary once, records what is decided with its figures, and does it. */
export async function judgeCanaries({ ledger, counts, now, announce }: CanaryWatch): Promise<void> {
  const policy = await ledger.canaryPolicy();
  for (const running of runningCanaries(await ledger.live())) {
    const state = await readCanary(running, counts, { now: now(), policy });
    if (state === undefined) continue;
    const verdict = judgeCanary(state, policy);
    const { outcome } = verdict;
    if (outcome === 'wait') continue;
    const { remote, canary, name } = running;
    const figures = figuresOf(state, verdict);
    await recordVerdict(ledger, { remote, version: canary.version, outcome, figures }, now());
    const { canary: own, live } = figures;
    announce(
      `${name} ${sentences[outcome]}: ${own.failed} of ${own.visits} visits failed, beside it ${live.failed} of ${live.visits}; evidence ${figures.evidence}`,
    );
  }
}

const describeTrouble = (error: unknown): string =>
  error instanceof Refusal ? `refused: ${error.message}` : String(error);

/**
 * Judges canaries every few seconds until `signal`. What the ledger refuses, as another program has moved the canary or this key may not,
 * is told once, and tried again.
 */
export async function watchCanaries(
  watch: CanaryWatch,
  signal?: AbortSignal,
  pause = usualPause,
): Promise<void> {
  let told = '';
  try {
    for await (const _ of setInterval(pause, undefined, { signal })) {
      const trouble = await judgeCanaries(watch).then(() => '', describeTrouble);
      if (trouble !== '' && trouble !== told) watch.announce(trouble);
      told = trouble;
    }
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  }
}
