import { join } from 'node:path';
import type { Release } from '@livree/release';
import { liveReleases, type Ledger } from '@livree/release/ledger';
import { changeBuild } from '@livree/release/testing';
import type { Candidate } from '../visit/candidate.ts';
import { visit } from '../visit/visit.ts';
import type { Figure } from './figure.ts';
import { withSeededLedger } from './seeded-ledger.ts';

/** Of which one page is changed as well: the largest that customers see. */
const large = 'account';

/** The release with a comment in a file of its first page only. */
function changePage(release: Release, ledger: Ledger, comment: string): Promise<Candidate> {
  const { id, version, paths } = release;
  const scripts = (paths[0]?.scripts ?? []).map((file) => `browser/${file}`);
  return changeBuild(
    release,
    (path) => ledger.file(id, version, path),
    (path, text) => (path === scripts.at(-1) ? `${text}\n/* ${comment} */` : undefined),
  );
}

/** Visits a release that behaves as the live one, from an empty site to the report, as `publish` does. */
async function timeVisit(
  ledger: Ledger,
  candidate: Candidate,
  name: string,
  folder: string,
): Promise<Figure> {
  const { places, faults, seconds } = await visit(ledger, candidate, { now: () => new Date(), folder });
  for (const { rule, what, place } of faults)
    process.stdout.write(`✗ ${rule}, on ${place.name} (${place.language}): ${what}\n`);
  return {
    name,
    value: `${seconds.toFixed(0)} s for ${places.length} places`,
    limit: 'reported only; 90 s are asked for on two cores, without other work',
    isMet: faults.length === 0,
  };
}

/** How long a visit of each remote takes when nothing was kept, and one of the largest after a change to one page. */
export const timeVisits = (): Promise<Figure[]> =>
  withSeededLedger(async (ledger, data) => {
    const { remotes } = await liveReleases(ledger, await ledger.live());
    const figures: Figure[] = [];
    for (const release of remotes) {
      const { id } = release;
      const edition = await changePage(release, ledger, 'an edition');
      figures.push(await timeVisit(ledger, edition, `visit of ${id}, nothing kept`, join(data, id)));
    }
    const largest = remotes.find(({ id }) => id === large);
    if (largest === undefined) return figures;
    const changed = await changePage(largest, ledger, 'another edition');
    const again = `visit of ${large} after a change to one page`;
    return [...figures, await timeVisit(ledger, changed, again, join(data, large))];
  });
