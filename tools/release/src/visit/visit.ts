import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildPublishedHarness } from '@livree/build/published-harness';
import type { Release } from '@livree/release';
import { isShell, liveReleases, liveVersions, type Ledger } from '@livree/release/ledger';
import type { Candidate } from './candidate.ts';
import { endWithProcess } from './end-with-process.ts';
import { walkTouching } from './journeys/walk-touching.ts';
import { openKeptPlaces, type KeptPlaces } from './kept-places.ts';
import { listPlaces } from './list-places.ts';
import { lookAtAll } from './look-at-all.ts';
import { createAskStatus } from './page/ask-status.ts';
import { openBrowser, type VisitBrowser } from './page/open-browser.ts';
import type { Fault, Place } from './place.ts';
import { readUsual } from './read-usual.ts';
import { measureRenderTime, type RenderTime } from './render-time.ts';
import { digestOfVisits } from './site/digest-sources.ts';
import { signIn } from './site/sign-in.ts';
import { startVisitedSite, type VisitedSite } from './site/start-visited-site.ts';
import { type OpenStates, openStates } from './states/open-states.ts';
import { findCopies } from './texts/find-copies.ts';
import { seedFor } from './texts/odd-texts.ts';
import { withStorageOf } from './usual.ts';
import { describeVisited } from './visited-release.ts';

/** What a visit has seen. */
export interface VisitReport {
  /** Where it was looked at. */
  readonly places: readonly Place[];
  /** So many places were not looked at: the same files showed them without a fault before. */
  readonly unchanged: number;
  /** So many journeys of the working copy were walked. */
  readonly journeys: number;
  readonly faults: readonly Fault[];
  readonly seconds: number;
  /** Of a release without a fault whose pages the server renders. */
  readonly rendering?: RenderTime | undefined;
}

/** Where releases are visited: a running site, and a built harness. */
export interface VisitGround {
  readonly ledger: Ledger;
  readonly site: VisitedSite;
  /** The folder of the built harness. */
  readonly harness: string;
}

/** So many faulty places of a release tell its team enough. */
const usuallyEnough = 6;

/** How much of a release is looked at. */
interface Extent {
  /** So many faulty places are looked for. */
  readonly enough: number;
  /** What needs no second look, and takes what was seen. */
  readonly kept?: KeptPlaces | undefined;
}

/** Lets a release join a running site, and asks at every place what holds for any remote. */
export async function visitOn(
  ground: VisitGround,
  candidate: Candidate,
  extent: Extent,
): Promise<VisitReport> {
  const began = performance.now();
  const { ledger, site, harness } = ground;
  const { remotes } = await liveReleases(ledger, await ledger.live());
  const live = remotes.find(({ id }) => id === candidate.release.id);
  const browser = await openBrowser((context, place) =>
    place.kind === 'page' ? signIn(context, site.origin, place.visitor) : Promise.resolve(),
  );
  try {
    const states = await openStates(harness, candidate, live && { ledger, release: live });
    try {
      const seen = await lookAround(site, candidate, { browser, states, remotes, extent });
      return { ...seen, seconds: (performance.now() - began) / 1000 };
    } finally {
      states.stop();
    }
  } finally {
    await browser.close();
  }
}

interface Means {
  readonly browser: VisitBrowser;
  readonly states: OpenStates;
  /** The remotes that are live. */
  readonly remotes: readonly Release[];
  readonly extent: Extent;
}

/** The places of a release once it has joined the site, and their faults. */
async function lookAround(
  site: VisitedSite,
  candidate: Candidate,
  { browser, states, remotes, extent: { enough, kept } }: Means,
): Promise<Pick<VisitReport, 'places' | 'unchanged' | 'journeys' | 'faults'>> {
  const { release, read } = candidate;
  const neighbours = remotes.filter(({ id }) => id !== release.id);
  const [alone, described] = await Promise.all([
    readUsual(browser, site.origin),
    describeVisited(release, read, neighbours),
  ]);
  await site.join(candidate);
  const usual = isShell(release) ? withStorageOf(await readUsual(browser, site.origin), alone) : alone;
  const all = [...(await listPlaces(release, neighbours, site.origin)), ...states.places];
  const seenBefore = await Promise.all(all.map(async (place) => kept?.has(place)));
  const places = all.filter((_place, index) => seenBefore[index] !== true);
  const unchanged = all.length - places.length;
  const copied = findCopies(described).flatMap(({ language, what }) => {
    const place = all.find((each) => each.language === language);
    return place === undefined ? [] : [{ rule: 'texts', place, what }];
  });
  if (copied.length >= enough) return { places: [], unchanged, journeys: 0, faults: copied };
  const seen = await lookAtAll(places, {
    browser,
    release: described,
    usual,
    askStatus: createAskStatus(site),
    seed: seedFor(release.version),
    enough,
    async findLive(place) {
      if (place.kind === 'state') return states.findLive(place);
      // Of a new remote it is the shell's own page, whose links may lead to remotes that are not live either.
      return place.url.replace(site.origin, await site.findLiveOrigin());
    },
    onFlawless: async (place, urls) => kept?.add(place, urls),
  });
  const faults = [...copied, ...seen.faults];
  if (faults.length >= enough) return { places: seen.places, unchanged, journeys: 0, faults };
  const { walked, broken } = await walkTouching(release, site);
  return { places: seen.places, unchanged, journeys: walked, faults: [...faults, ...broken] };
}

/** Opens a site and a harness for `look`, and closes both afterwards. */
export async function onVisitGround<Result>(
  ledger: Ledger,
  now: () => Date,
  look: (ground: VisitGround) => Promise<Result>,
): Promise<Result> {
  const harness = await mkdtemp(join(tmpdir(), 'livree-harness-'));
  const remove = endWithProcess(() => rm(harness, { recursive: true, force: true }));
  const starting = startVisitedSite(ledger, now);
  try {
    const [site] = await Promise.all([starting, buildPublishedHarness(harness)]);
    return await look({ ledger, site, harness });
  } finally {
    await starting.then(
      (site) => site.stop(),
      () => undefined,
    );
    await remove();
  }
}

/** What a visit needs to know. */
interface VisitOptions {
  readonly now: () => Date;
  /** The folder that remembers which places were seen. */
  readonly folder: string;
}

/** Opens a release in a browser: in a site of its own made of what is live and of this release, and in its own states. */
export async function visit(
  ledger: Ledger,
  candidate: Candidate,
  { now, folder }: VisitOptions,
): Promise<VisitReport> {
  const began = performance.now();
  const [sources, live] = [await digestOfVisits(), liveVersions(await ledger.live())];
  const report = await onVisitGround(ledger, now, async (ground) => {
    const kept = await openKeptPlaces(folder, { ...ground, live, sources }, candidate);
    const seen = await visitOn(ground, candidate, { enough: usuallyEnough, kept });
    if (seen.faults.length > 0) return seen;
    // What went live meanwhile may have been seen in some places only.
    if (isDeepStrictEqual(liveVersions(await ledger.live()), live)) await kept.save();
    return { ...seen, rendering: await measureRenderTime(seen.places, ground.site) };
  });
  return { ...report, seconds: (performance.now() - began) / 1000 };
}
