import { median } from '../report.ts';
import { type EngineName, engineNames } from './engine.ts';
import type { Load } from './measure-load.ts';

/** The embedded engine against the real server; the ratio alone says something on another machine. */
interface Compared {
  readonly pglite: number;
  readonly postgres: number;
  readonly ratio: number;
}

export interface LoadSummary {
  readonly requests_per_second: Compared;
  readonly p50_ms: Compared;
  readonly p99_ms: Compared;
  readonly failures: number;
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/** Medians of both engines' values, side by side. */
export function compare(values: Readonly<Record<EngineName, readonly number[]>>): Compared {
  const [pglite, postgres] = [median(values.pglite), median(values.postgres)];
  return {
    pglite: rounded(pglite, 1),
    postgres: rounded(postgres, 1),
    ratio: rounded(pglite / postgres, 3),
  };
}

/** What one load did over all rounds. */
export function summarise(rounds: Readonly<Record<EngineName, readonly Load[]>>): LoadSummary {
  const values = (read: (load: Load) => number) =>
    compare({ pglite: rounds.pglite.map(read), postgres: rounds.postgres.map(read) });
  const all = engineNames.flatMap((name) => rounds[name]);
  return {
    requests_per_second: values(({ requestsPerSecond }) => requestsPerSecond),
    p50_ms: values(({ p50 }) => p50),
    p99_ms: values(({ p99 }) => p99),
    failures: all.reduce((sum, { failures }) => sum + failures, 0),
  };
}
