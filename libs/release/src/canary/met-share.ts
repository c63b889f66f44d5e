import type { ArmCounts } from './judge.ts';

/** With fewer visits of the canary, nobody can say which part of all it gets. */
const fewestVisits = 30;

/**
 * The part of the visits that got a canary: less than its share where another canary got some of its visitors first, or
 * where open bookings stayed out of it. Chance may have given it a few visits less, so one standard deviation counts in its
 * favour. Never more than its share.
 * @param share the part of the buckets that the canary was given
 */
export function metShare({ canary, live }: ArmCounts, share: number): number {
  if (canary.visits < fewestVisits) return share;
  const likely = canary.visits + Math.sqrt(canary.visits);
  return Math.min(share, likely / (canary.visits + live.visits));
}
