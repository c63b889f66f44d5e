import {
  countSlow,
  judgeCanary,
  metShare,
  usualPolicy,
  type ArmCounts,
  type CanaryPolicy,
} from '../../canary/index.ts';
import { seededRandom } from './seeded-random.ts';
import { simulateWaits } from './simulated-waits.ts';
import { windowedCounts } from './windowed-counts.ts';

/** A canary on a simulated site. Rates are parts of the visits that fail. */
export interface CanaryPlan {
  /** How often visits fail whatever release they get. */
  readonly base: number;
  /** How often the canary fails besides. */
  readonly fault: number;
  /** Visits of the site between which both arms fail this often, as when the API is away. */
  readonly outage?: { readonly from: number; readonly to: number; readonly rate: number };
  /** How many times as long visitors wait for a page of the canary; nobody is measured without it. */
  readonly slower?: number;
  readonly share?: number;
  /** The part of the visitors that another canary gets first; for this one, they have the live release. */
  readonly taken?: number;
  readonly seed: number;
}

/** How it ended, after how many visits of the canary. */
export interface CanaryRun {
  readonly outcome: 'back' | 'on' | 'ask' | 'wait';
  readonly canaryVisits: number;
}

/** The visits of a site in ten days. */
const siteVisits = 100_000;
const betweenVisits = (10 * 86_400_000) / siteVisits;

const noCounts = () => ({ canary: { visits: 0, failed: 0 }, live: { visits: 0, failed: 0 } });

/** Judges a canary after each visit, on a clock that moves with the visits, until it goes back or on. */
export function simulateCanary(plan: CanaryPlan, policy: CanaryPolicy = usualPolicy): CanaryRun {
  const { base, fault, outage, slower, share = policy.share, taken = 0, seed } = plan;
  const random = seededRandom(seed);
  const waits = simulateWaits(slower, seededRandom(-seed));
  const window = windowedCounts(policy.window);
  let counts: ArmCounts & ReturnType<typeof noCounts> = noCounts();
  let canaryVisits = 0;
  let isPaused = false;

  for (let visit = 0; visit < siteVisits; visit += 1) {
    const arm = !isPaused && random() < share * (1 - taken) ? 'canary' : 'live';
    const isOut = outage !== undefined && visit >= outage.from && visit < outage.to;
    const common = isOut ? outage.rate : base;
    const rate = arm === 'canary' ? 1 - (1 - common) * (1 - fault) : common;
    const hasFailed = random() < rate;
    const age = visit * betweenVisits;
    counts[arm].visits += 1;
    if (hasFailed) counts[arm].failed += 1;
    if (arm === 'canary') canaryVisits += 1;
    waits.add(arm);
    window.add({ at: age, arm, hasFailed });
    // Nothing else changes the verdict.
    if (arm === 'live' && !hasFailed && !isPaused) continue;
    const known = {
      counts,
      recent: window.recent,
      slow: countSlow(waits.canary, waits.live),
      wrongPrices: 0,
      share: metShare(counts, share),
    };
    const { outcome } = judgeCanary({ ...known, age, isPaused, isAsked: false }, policy);
    if (outcome === 'back' || outcome === 'on' || outcome === 'ask') return { outcome, canaryVisits };
    if (outcome === 'pause') isPaused = true;
    if (outcome === 'resume') {
      isPaused = false;
      counts = noCounts();
    }
  }
  return { outcome: 'wait', canaryVisits };
}

/** Runs the plan with different seeds. */
export const simulateCanaries = (plan: Omit<CanaryPlan, 'seed'>, runs: number): CanaryRun[] =>
  Array.from({ length: runs }, (_, index) => simulateCanary({ ...plan, seed: index + 1 }));
