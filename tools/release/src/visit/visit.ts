import { liveReleases, type Ledger } from '@livree/release/ledger';
import type { Candidate } from './candidate.ts';
import { confirm } from './confirm.ts';
import { listPlaces } from './list-places.ts';
import { lookAtAll } from './look-at-all.ts';
import { openBrowser } from './page/open-browser.ts';
import type { Fault, Place } from './place.ts';
import { readUsual } from './read-usual.ts';
import { signIn } from './site/sign-in.ts';
import { startVisitedSite, type VisitedSite } from './site/start-visited-site.ts';
import { describeVisited } from './visited-release.ts';

/** What a visit has seen. */
export interface VisitReport {
  readonly places: readonly Place[];
  readonly faults: readonly Fault[];
  readonly seconds: number;
}

/** Lets a release join a running site, and asks at every place what holds for any remote. */
export async function visitOn(site: VisitedSite, ledger: Ledger, candidate: Candidate): Promise<VisitReport> {
  const began = performance.now();
  const { release, read } = candidate;
  const { remotes } = await liveReleases(ledger, await ledger.live());
  const neighbours = remotes.filter(({ id }) => id !== release.id);
  const browser = await openBrowser((context, { visitor }) => signIn(context, site.origin, visitor));
  try {
    const [usual, described] = await Promise.all([
      readUsual(browser, site.origin),
      describeVisited(release, read, neighbours),
    ]);
    await site.join(candidate);
    const looking = { browser, release: described, usual };
    const places = await listPlaces(release, neighbours, site.origin);
    const faults = await confirm(await lookAtAll(places, looking), site, looking);
    return { places, faults, seconds: (performance.now() - began) / 1000 };
  } finally {
    await browser.close();
  }
}

/** Opens a release in a browser, in a site of its own made of what is live and of this release. */
export async function visit(ledger: Ledger, candidate: Candidate, now: () => Date): Promise<VisitReport> {
  const began = performance.now();
  const site = await startVisitedSite(ledger, now);
  try {
    return { ...(await visitOn(site, ledger, candidate)), seconds: (performance.now() - began) / 1000 };
  } finally {
    await site.stop();
  }
}
