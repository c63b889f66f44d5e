import { median } from '../report.ts';
import type { Round } from './round.ts';

export interface TapReport {
  /** Milliseconds: the median and the longest of the rounds. */
  readonly duration: number;
  readonly longest: number;
  readonly shown: number;
  /** The same medians as multiples of the fixed piece of work. */
  readonly durationWorks: number;
  readonly shownWorks: number;
}

export interface SiteReport {
  /** Milliseconds of the fixed piece of work. */
  readonly work: number;
  readonly interactions: Readonly<Record<string, TapReport>>;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Medians over the rounds on one site, by interaction. */
export function summarise(rounds: readonly Round[]): SiteReport {
  const work = median(rounds.map((round) => round.work));
  const byName = Map.groupBy(
    rounds.flatMap(({ taps }) => taps),
    ([name]) => name,
  );
  const reports = [...byName].map(([name, taps]): [string, TapReport] => {
    const durations = taps.map(([, tap]) => tap.duration);
    const duration = median(durations);
    const shown = median(taps.map(([, tap]) => tap.shown));
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
  return { work: Math.round(work), interactions: Object.fromEntries(reports) };
}
