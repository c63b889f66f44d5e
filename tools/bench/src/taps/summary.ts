import { median } from '../report.ts';
import type { Tapped } from './tap.ts';

export interface TapReport {
  /** Milliseconds: the median and the longest of the rounds. */
  readonly duration: number;
  readonly longest: number;
  readonly shown: number;
  /** The same medians as multiples of the fixed piece of work. */
  readonly durationWorks: number;
  readonly shownWorks: number;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Medians over the rounds, by interaction. @param work milliseconds of the fixed piece of work in this run */
export function summarise(
  rounds: ReadonlyMap<string, readonly Tapped[]>,
  work: number,
): Record<string, TapReport> {
  const reports = [...rounds].map(([name, taps]): [string, TapReport] => {
    const durations = taps.map(({ duration }) => duration);
    const duration = median(durations);
    const shown = median(taps.map((tap) => tap.shown));
    return [
      name,
      {
        duration: Math.round(duration),
        longest: Math.round(Math.max(...durations)),
        shown: Math.round(shown),
        durationWorks: hundredths(duration / work),
        shownWorks: hundredths(shown / work),
      },
    ];
  });
  return Object.fromEntries(reports);
}
