import type { ArmCounts } from './judge.ts';

/** How many visits fell into each step of a duration, the shortest step first. */
export type Histogram = readonly number[];

/** With fewer measured visits, the live release says nothing about what is slow. */
const fewestMeasured = 100;
const quick = 0.9;

const sum = (steps: Histogram): number => steps.reduce((all, visits) => all + visits, 0);

/** The step that holds the ninetieth of a hundred visits. */
function findQuickest(steps: Histogram): number {
  const wanted = quick * sum(steps);
  let reached = 0;
  return steps.findIndex((visits) => (reached += visits) >= wanted);
}

/**
 * Counts the slow visits of both arms: those beyond the step within which nine of ten visits of the live release are. A slow
 * visit is a failed one here, so that no quantile is compared.
 * @returns undefined while too few visits of the live release were measured
 */
export function countSlow(canary: Histogram, live: Histogram): ArmCounts | undefined {
  if (sum(live) < fewestMeasured) return undefined;
  const quickest = findQuickest(live);
  const count = (steps: Histogram) => ({ visits: sum(steps), failed: sum(steps.slice(quickest + 1)) });
  return { canary: count(canary), live: count(live) };
}
