import { computeEvidence, metShare, type ArmCount } from '@livree/release/canary';
import { armCounts, type ReadCounts, type Running } from './read-canary.ts';

/** The evidence against a canary at a moment. */
export interface CurvePoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Visits of the canary until then. */
  readonly visits: number;
  readonly evidence: number;
}

const steps = 12;

/** What was counted until a moment. @param later what was counted since */
const subtract = (whole: ArmCount, later: ArmCount): ArmCount => ({
  visits: whole.visits - later.visits,
  failed: whole.failed - later.failed,
});

/**
 * How the evidence has moved since the canary began, or went on after a pause. What was counted until a moment is the whole
 * without what was counted since.
 * @returns an empty list if nobody knows what was counted
 */
export async function readCurve(running: Running, read: ReadCounts, now: Date): Promise<CurvePoint[]> {
  const { since, share } = running.canary;
  const began = Date.parse(since);
  const moments = Array.from(
    { length: steps + 1 },
    (_, step) => began + ((now.getTime() - began) * step) / steps,
  );
  const counted = await Promise.all(moments.map((at) => read(new Date(at))));
  const [all] = counted;
  if (all === undefined) return [];
  const whole = armCounts(all, running);
  return counted.flatMap((later, step) => {
    if (later === undefined) return [];
    const rest = armCounts(later, running);
    const canary = subtract(whole.canary, rest.canary);
    const live = subtract(whole.live, rest.live);
    const failed = { canary: canary.failed, live: live.failed };
    const evidence = computeEvidence(failed, metShare({ canary, live }, share));
    return [{ at: moments[step] ?? began, visits: canary.visits, evidence }];
  });
}
