import { computeEvidence, computeSlowness, type FailedVisits } from './evidence.ts';
import type { CanaryPolicy } from './policy.ts';

/** What was counted in one arm. A visit fails once at most. */
export interface ArmCount {
  readonly visits: number;
  readonly failed: number;
}

export interface ArmCounts {
  readonly canary: ArmCount;
  readonly live: ArmCount;
}

/** What is known about a canary. */
export interface CanaryState {
  /** Since it began, or went on after a pause. */
  readonly counts: ArmCounts;
  /** Within the policy's window. */
  readonly recent: ArmCounts;
  /** The visits that were measured since then, and how many of them were slow; undefined while nobody can say. */
  readonly slow: ArmCounts | undefined;
  /** Visits of the canary that showed another price than the API's. */
  readonly wrongPrices: number;
  readonly share: number;
  /** Milliseconds since it began. */
  readonly age: number;
  readonly isPaused: boolean;
  /** Whether a person has been asked. */
  readonly isAsked: boolean;
}

/** Back to the release before, on to all visitors, a pause and its end, the question to a person, or nothing yet. */
export type Outcome = 'back' | 'on' | 'pause' | 'resume' | 'ask' | 'wait';

export interface Verdict {
  readonly outcome: Outcome;
  /** That it fails more often than the live release. */
  readonly evidence: number;
  /** That it is slow more often. */
  readonly slowness: number;
}

/** Fewer failed visits are no outage. */
const fewestFailed = 3;

const isFailing = ({ visits, failed }: ArmCount, part: number): boolean => failed > visits * part;

/** How many visits of each arm failed. */
const toFailed = ({ canary, live }: ArmCounts): FailedVisits => ({
  canary: canary.failed,
  live: live.failed,
});

const isOutage = ({ canary, live }: ArmCounts, part: number): boolean =>
  live.failed >= fewestFailed && isFailing(live, part) && isFailing(canary, part);

const askOnce = ({ age, isAsked }: CanaryState, { oldest }: CanaryPolicy): Outcome =>
  age >= oldest && !isAsked ? 'ask' : 'wait';

function choose(
  state: CanaryState,
  policy: CanaryPolicy,
  { evidence, slowness }: Omit<Verdict, 'outcome'>,
): Outcome {
  const { counts, recent } = state;
  const { visits } = counts.canary;
  if (state.wrongPrices > 0) return 'back';
  if (state.isPaused) return isFailing(recent.live, policy.outage) ? askOnce(state, policy) : 'resume';
  if (isOutage(recent, policy.outage)) return 'pause';
  if (evidence >= policy.back || slowness >= policy.slow) return 'back';
  if (visits >= policy.mostVisits) return 'on';
  if (visits >= policy.fewestVisits && evidence <= policy.on) return 'on';
  return askOnce(state, policy);
}

/** Judges a canary by what its visitors met. Pure: the same figures give the same verdict at any time. */
export function judgeCanary(state: CanaryState, policy: CanaryPolicy): Verdict {
  const { counts, slow, share } = state;
  const figures = {
    evidence: computeEvidence(toFailed(counts), share),
    slowness: slow === undefined ? 1 : computeSlowness(toFailed(slow), share),
  };
  return { outcome: choose(state, policy, figures), ...figures };
}
