import type { Place } from './place.ts';
import type { VisitedSite } from './site/start-visited-site.ts';

/** What the pages of a release cost the server that renders them. */
export interface RenderTime {
  /** So many pages were asked for. */
  readonly pages: number;
  /** Milliseconds of a page, on average. */
  readonly own: number;
  /** The same with what is live; undefined if it does not have these pages. */
  readonly live: number | undefined;
}

const rounds = 10;
/** So many pages tell enough. */
const mostPages = 8;

/** Milliseconds until a page is there, at an address that nobody has asked for, because pages are cached. */
async function timeRequest(url: string, round: number): Promise<number> {
  const address = new URL(url);
  address.searchParams.set('render', String(round));
  const began = performance.now();
  const response = await fetch(address);
  await response.arrayBuffer();
  return response.ok ? performance.now() - began : Number.NaN;
}

/** The quickest of some answers of each address, asked in turn: other work only makes one slower. NaN for a missing page. */
async function timePages(urls: readonly string[]): Promise<number[]> {
  let quickest = urls.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1) {
    const times: number[] = [];
    for (const url of urls) times.push(await timeRequest(url, round));
    quickest = quickest.map((best, index) => Math.min(best, times[index] ?? Number.NaN));
  }
  return quickest;
}

/** The pages that a visitor without an account reads, in French. */
const isRendered = ({ kind, visitor, language }: Place): boolean =>
  kind === 'page' && visitor === 'nobody' && language === 'fr';

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

/**
 * Times the pages of the release that has joined a site, and the same pages of what is live.
 * @returns undefined for a release whose pages the server leaves to the browser
 */
export async function measureRenderTime(
  places: readonly Place[],
  { origin, findLiveOrigin }: Pick<VisitedSite, 'origin' | 'findLiveOrigin'>,
): Promise<RenderTime | undefined> {
  const rendered = places.filter(isRendered).slice(0, mostPages);
  if (rendered.length === 0) return undefined;
  const liveOrigin = await findLiveOrigin();
  const times: number[][] = [];
  for (const { url } of rendered) times.push(await timePages([url, url.replace(origin, liveOrigin)]));
  const average = (which: number): number => mean(times.map((each) => each[which] ?? Number.NaN));
  const live = average(1);
  return { pages: rendered.length, own: average(0), live: Number.isNaN(live) ? undefined : live };
}
