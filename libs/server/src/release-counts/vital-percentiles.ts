import { vitalBounds } from './vital-steps.ts';

/** How fast three of four documents were. */
export interface VitalPercentile {
  readonly vital: string;
  /** The upper bound of the histogram's step, in milliseconds; CLS has no unit. Infinity above the last step. */
  readonly atMost: number;
}

const share = 0.75;
const vitalTally = /^([A-Z]+) (\d+)$/;

function readPercentile(vital: string, steps: ReadonlyMap<number, number>): VitalPercentile {
  const wanted = share * [...steps.values()].reduce((sum, times) => sum + times, 0);
  const bounds = vitalBounds(vital);
  let reached = 0;
  const step = [...bounds.keys()].find((index) => (reached += steps.get(index) ?? 0) >= wanted);
  return { vital, atMost: (step === undefined ? undefined : bounds[step]) ?? Infinity };
}

/** The 75th percentile of each vital that was measured, by its name. @param tallies those of a release's counts */
export function readVitals(tallies: Readonly<Record<string, number>>): VitalPercentile[] {
  const measured = new Map<string, Map<number, number>>();
  for (const [tally, times] of Object.entries(tallies)) {
    const [, vital, step] = vitalTally.exec(tally) ?? [];
    if (vital === undefined) continue;
    const steps = measured.get(vital) ?? new Map<number, number>();
    measured.set(vital, steps.set(Number(step), times));
  }
  return [...measured]
    .map(([vital, steps]) => readPercentile(vital, steps))
    .toSorted((one, other) => one.vital.localeCompare(other.vital));
}
