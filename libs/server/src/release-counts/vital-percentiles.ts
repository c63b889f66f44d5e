import { vitalBounds } from './vital-steps.ts';

/** How fast three of four documents were. */
export interface VitalPercentile {
  readonly vital: string;
  /** The upper bound of the histogram's step, in milliseconds; CLS has no unit. Infinity above the last step. */
  readonly atMost: number;
}

const share = 0.75;
const vitalTally = /^([A-Z]+) \d+$/;

/**
 * How many documents fell into each step of a vital; the last step is above all bounds.
 * @param tallies those of a release @param name that of the tallies, by default the vital's
 */
export function readHistogram(
  tallies: Readonly<Record<string, number>>,
  vital: string,
  name = vital,
): number[] {
  const steps = vitalBounds(vital).length + 1;
  return Array.from({ length: steps }, (_, step) => tallies[`${name} ${step}`] ?? 0);
}

function readPercentile(vital: string, histogram: readonly number[]): VitalPercentile {
  const wanted = share * histogram.reduce((sum, times) => sum + times, 0);
  let reached = 0;
  const step = histogram.findIndex((times) => (reached += times) >= wanted);
  return { vital, atMost: vitalBounds(vital)[step] ?? Infinity };
}

/** The 75th percentile of each vital that was measured, by its name. @param tallies those of a release's counts */
export function readVitals(tallies: Readonly<Record<string, number>>): VitalPercentile[] {
  const measured = Object.keys(tallies).flatMap((tally) => vitalTally.exec(tally)?.[1] ?? []);
  return [...new Set(measured)]
    .toSorted((one, other) => one.localeCompare(other))
    .map((vital) => readPercentile(vital, readHistogram(tallies, vital)));
}
