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

/** Medians of both sites' visits, side by side. */
export function report(ours: readonly Visit[], bundle: readonly Visit[]): RouteReport {
  function compare(read: (visit: Visit) => number): Compared {
    const [mine, theirs] = [median(ours.map(read)), median(bundle.map(read))];
    return {
      ours: Math.round(mine),
      bundle: Math.round(theirs),
      ratio: Math.round((mine / theirs) * 1000) / 1000,
    };
  }
  return {
    lcp: compare(({ lcp }) => lcp),
    interactive: compare(({ interactive }) => interactive),
    js_br: compare(({ scriptBytes }) => scriptBytes),
    requests: compare(({ requests }) => requests),
    cls: Math.round(Math.max(...ours.map(({ cls }) => cls)) * 10_000) / 10_000,
  };
}
