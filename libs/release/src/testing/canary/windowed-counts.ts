import type { ArmCounts } from '../../canary/index.ts';

interface Seen {
  readonly at: number;
  readonly arm: 'canary' | 'live';
  readonly hasFailed: boolean;
}

interface Counting {
  readonly canary: { visits: number; failed: number };
  readonly live: { visits: number; failed: number };
}

/** Counts of the visits of the last milliseconds, as a gateway's rows give them. */
export interface WindowedCounts {
  readonly recent: ArmCounts;
  add(visit: Seen): void;
}

export function windowedCounts(window: number): WindowedCounts {
  const recent: Counting = { canary: { visits: 0, failed: 0 }, live: { visits: 0, failed: 0 } };
  const seen: Seen[] = [];
  let oldest = 0;

  function change({ arm, hasFailed }: Seen, by: 1 | -1) {
    recent[arm].visits += by;
    if (hasFailed) recent[arm].failed += by;
  }

  return {
    recent,
    add(visit) {
      seen.push(visit);
      change(visit, 1);
      for (
        let first = seen[oldest];
        first !== undefined && first.at <= visit.at - window;
        first = seen[oldest]
      ) {
        change(first, -1);
        oldest += 1;
      }
    },
  };
}
