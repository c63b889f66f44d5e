/** Failed visits in each arm. */
export interface FailedVisits {
  readonly canary: number;
  readonly live: number;
}

/** How many times as often the canary may fail, and how much of the test is spent on each; the weights sum to one. */
type Ratios = readonly (readonly [ratio: number, weight: number])[];

const failing: Ratios = [
  [3, 0.25],
  [5, 0.35],
  [10, 0.2],
  [50, 0.1],
  [150, 0.1],
];

/**
 * One visit in ten of the live release is slow, so a canary has ten times as many at most. A little more is nothing: the
 * files of a new release are in nobody's cache yet.
 */
const slow: Ratios = [
  [2, 0.4],
  [3, 0.3],
  [5, 0.2],
  [9, 0.1],
];

function weigh({ canary, live }: FailedVisits, share: number, ratios: Ratios): number {
  return ratios.reduce((sum, [ratio, weight]) => {
    const expected = Math.log(share * ratio + 1 - share);
    return sum + weight * Math.exp(canary * Math.log(ratio) - (canary + live) * expected);
  }, 0);
}

/**
 * The evidence that the canary fails more often than the live release, by the conditional sequential test (Lindon and
 * Malek, 2022): given that a visit failed, which arm did it come from? How often visits fail does not matter, so what
 * hits both arms blames nobody. It may be looked at after every visit: of good releases, at most one in `e` ever
 * reaches the evidence `e`.
 * @param share the part of the visits that get the canary, above 0 and below 1
 */
export const computeEvidence = (failed: FailedVisits, share: number): number => weigh(failed, share, failing);

/** The evidence that the canary is slow more often than the live release, by the same test. */
export const computeSlowness = (slowVisits: FailedVisits, share: number): number =>
  weigh(slowVisits, share, slow);
