import type { Visit } from './visit.ts';

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

interface Compared {
  readonly ours: number;
  readonly bundle: number;
  readonly ratio: number;
}

export interface RouteReport {
  readonly lcp: Compared;
  readonly interactive: Compared;
  readonly js_br: Compared;
  readonly requests: Compared;
  readonly cls: number;
}

export interface Round {
  readonly ours: Visit;
  readonly bundle: Visit;
}

/** Medians of both sites' visits over the rounds, and of their ratio in each round. */
export function report(rounds: readonly Round[]): RouteReport {
  function compare(read: (visit: Visit) => number): Compared {
    return {
      ours: Math.round(median(rounds.map(({ ours }) => read(ours)))),
      bundle: Math.round(median(rounds.map(({ bundle }) => read(bundle)))),
      ratio: Math.round(median(rounds.map(({ ours, bundle }) => read(ours) / read(bundle))) * 1000) / 1000,
    };
  }
  return {
    lcp: compare(({ lcp }) => lcp),
    interactive: compare(({ interactive }) => interactive),
    js_br: compare(({ scriptBytes }) => scriptBytes),
    requests: compare(({ requests }) => requests),
    cls: Math.round(Math.max(...rounds.map(({ ours }) => ours.cls)) * 10_000) / 10_000,
  };
}
