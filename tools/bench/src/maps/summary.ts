import { median } from '../report.ts';

interface Pair {
  readonly ours: number;
  readonly known: number;
}

/** A drive as estimated and as published: kilometres and minutes. */
export interface Measured {
  readonly name: string;
  readonly distance: Pair;
  readonly time: Pair;
}

const error = ({ ours, known }: Pair): number => ours / known - 1;

/** The error of the estimate as a share of the published figure; negative if it is too low. */
export const computeErrors = ({ distance, time }: Measured) => ({
  distance: error(distance),
  time: error(time),
});

function spread(errors: readonly number[]) {
  const sizes = errors.map(Math.abs);
  const rounded = (share: number) => Math.round(share * 1000) / 10;
  return { median: rounded(median(sizes)), worst: rounded(Math.max(...sizes)) };
}

/** Median and worst error in percent. */
export function summary(measured: readonly Measured[]) {
  const errors = measured.map(computeErrors);
  return {
    distance: spread(errors.map(({ distance }) => distance)),
    time: spread(errors.map(({ time }) => time)),
    drives: measured.length,
  };
}
