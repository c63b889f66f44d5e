import { releaseName } from '@livree/release';
import { liveVersions, type Ledger } from '@livree/release/ledger';
import { readVitals, sumCounts, type ReleaseCount } from '@livree/server/release-counts';

/** How fast three of four pages were, by the steps of the histogram; CLS has no unit. */
const describeVitals = (tallies: Readonly<Record<string, number>>): string =>
  readVitals(tallies)
    .map(
      ({ vital, atMost }) =>
        `${vital} ≤ ${atMost === Infinity ? 'any' : atMost}${vital === 'CLS' ? '' : ' ms'}`,
    )
    .join(', ');

function describe(counts: readonly ReleaseCount[], name: string): string {
  const { visits, failedVisits, browser, causes, server, tallies } = sumCounts(counts, name);
  const noticed = Object.entries(causes).map(([cause, count]) => `${count} ${cause}`);
  const told = noticed.length > 0 ? ` (${noticed.join(', ')})` : '';
  const vitals = describeVitals(tallies);
  const errors = `errors: ${browser} in browsers${told}, ${server} on the server`;
  return `${failedVisits} of ${visits} visits failed  ${errors}${vitals && `  three of four: ${vitals}`}`;
}

/**
 * One line for each live remote, and for the shell, with what was counted for that release.
 * @param counts undefined if nobody knows
 */
export async function statusLines(
  ledger: Ledger,
  counts: readonly ReleaseCount[] | undefined,
): Promise<string[]> {
  const live = liveVersions(await ledger.live());
  const names = Object.entries(live).map(([remote, version]) => releaseName(remote, version));
  if (names.length === 0) return ['nothing is live in the ledger that LIVREE_LEDGER names'];
  return names.toSorted().map((name) => `${name}  ${counts ? describe(counts, name) : 'counts unknown'}`);
}
