import { median } from '../report.ts';
import type { Rounds } from './alternate.ts';
import type { Load } from './measure-load.ts';

/** Ours beside the bare handler; only the ratio is valid on other machines. */
interface Compared {
  readonly ours: number;
  readonly bare: number;
  readonly ratio: number;
}

export interface LoadSummary {
  /** Requests per second. */
  readonly rps: Compared;
  /** Milliseconds within which 99 of 100 requests were answered. */
  readonly p99: Compared;
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/** Medians over the rounds, also of their ratios, because a slow phase of the machine slows both sides of a round. */
export function summarise({ ours, bare }: Rounds): LoadSummary {
  const compare = (read: (load: Load) => number): Compared => {
    const [mine, theirs] = [median(ours.map(read)), median(bare.map(read))];
    const ratios = ours.flatMap((load, round) => {
      const other = bare[round];
      return other ? [read(load) / read(other)] : [];
    });
    return { ours: rounded(mine, 1), bare: rounded(theirs, 1), ratio: rounded(median(ratios), 3) };
  };
  return { rps: compare(({ requestsPerSecond }) => requestsPerSecond), p99: compare(({ p99 }) => p99) };
}

export const countFailures = ({ ours, bare }: Rounds): number =>
  [...ours, ...bare].reduce((sum, { failures }) => sum + failures, 0);
