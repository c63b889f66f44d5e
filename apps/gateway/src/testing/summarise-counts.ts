import { sumCounts, wholeSite, type ReleaseCount } from '@livree/server/release-counts';

/** Counts as tests compare them. */
export interface CountSummary {
  readonly errors: Record<
    string,
    { browser: number; server: number; causes: Readonly<Record<string, number>> }
  >;
  readonly policy: Record<string, number>;
  readonly unverified: number;
}

/** The failures of each release that has any, in all arms, and what was counted for the whole site. */
export function summariseCounts(counts: readonly ReleaseCount[]): CountSummary {
  const errors = new Map<string, CountSummary['errors'][string]>();
  for (const { release } of counts) {
    const { browser, server, causes } = sumCounts(counts, release);
    if (browser + server > 0) errors.set(release, { browser, server, causes });
  }
  const site = Object.entries(counts.find(({ release }) => release === wholeSite)?.tallies ?? {});
  const ofPolicy = site.filter(([name]) => name.startsWith('policy '));
  return {
    errors: Object.fromEntries(errors),
    policy: Object.fromEntries(ofPolicy.map(([name, times]) => [name.slice('policy '.length), times])),
    unverified: site.find(([name]) => name === 'unverified')?.[1] ?? 0,
  };
}
