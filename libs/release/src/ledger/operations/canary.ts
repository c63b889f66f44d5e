import type { Verdict } from '../../canary/index.ts';
import type { Ledger } from '../ledger.ts';
import type { Act } from '../log/acts.ts';
import type { Live } from '../log/moves.ts';
import { versionBefore } from './assert-moves-fit.ts';

export interface CanaryOptions {
  readonly remote: string;
  readonly version: string;
  /** The part of the visitors that get it. */
  readonly share: number;
}

/**
 * Gives a release to a part of the visitors. It replaces the canary of the same remote.
 * @throws Refusal if it does not match, or if nothing of the remote is live
 */
export async function beginCanary(ledger: Ledger, options: CanaryOptions, now: Date): Promise<void> {
  await ledger.move(now, async () => [{ act: 'canary', ...options }]);
}

type VerdictAct = Extract<Act, { act: 'verdict' }>;

function decideMove(live: Live, { outcome, remote, version }: VerdictAct) {
  if (outcome === 'back') return [{ act: 'rollback', remote, version: versionBefore(live, remote) } as const];
  return outcome === 'on' ? [{ act: 'promote', remote, version } as const] : [];
}

/** What a verdict says about a canary. */
export interface JudgedCanary {
  readonly remote: string;
  readonly version: string;
  readonly outcome: Exclude<Verdict['outcome'], 'wait'>;
  readonly figures: VerdictAct['figures'];
}

/**
 * Records a verdict with its figures, and does what it says.
 * @throws Refusal if the release is no canary any more
 */
export async function recordVerdict(ledger: Ledger, judged: JudgedCanary, now: Date): Promise<void> {
  const verdict: VerdictAct = { act: 'verdict', ...judged };
  await ledger.move(now, async (live) => [verdict, ...decideMove(live, verdict)]);
}
