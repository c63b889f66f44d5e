import type { ReleaseCount } from './release-count.ts';

/** What was counted for a release in all arms. */
export interface CountedRelease {
  readonly visits: number;
  readonly failedVisits: number;
  /** Failures that browsers noticed, and by how. */
  readonly browser: number;
  readonly causes: Readonly<Record<string, number>>;
  readonly server: number;
  /** Everything that was tallied, by its name. */
  readonly tallies: Readonly<Record<string, number>>;
}

const nothing: CountedRelease = {
  visits: 0,
  failedVisits: 0,
  browser: 0,
  causes: {},
  server: 0,
  tallies: {},
};

function add(sum: CountedRelease, { visits, failedVisits, tallies }: ReleaseCount): CountedRelease {
  const causes = { ...sum.causes };
  const summed = { ...sum.tallies };
  let { browser, server } = sum;
  for (const [name, times] of Object.entries(tallies)) {
    const [kind, cause = ''] = name.split(' ');
    summed[name] = (summed[name] ?? 0) + times;
    if (kind === 'server') server += times;
    if (kind !== 'browser') continue;
    browser += times;
    causes[cause] = (causes[cause] ?? 0) + times;
  }
  return {
    visits: sum.visits + visits,
    failedVisits: sum.failedVisits + failedVisits,
    browser,
    causes,
    server,
    tallies: summed,
  };
}

/** What was counted for a release, by visitors and testers alike. */
export const sumCounts = (counts: readonly ReleaseCount[], release: string): CountedRelease =>
  counts.filter((one) => one.release === release).reduce(add, nothing);
