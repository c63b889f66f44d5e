import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { invariants } from './invariants/index.ts';
import { isExcessive } from './known-fault.ts';
import { answering, answeringUntil, patience } from './page/answering.ts';
import { arrive } from './page/arrive.ts';
import type { AskStatus } from './page/ask-status.ts';
import type { VisitBrowser } from './page/open-browser.ts';
import { openMeter, type Meter } from './page/open-meter.ts';
import { watchPage } from './page/watch-page.ts';
import type { Fault, Place } from './place.ts';
import type { UsualOf } from './usual.ts';
import type { VisitedRelease } from './visited-release.ts';

/** What looking needs besides the place. */
export interface Looking {
  readonly browser: VisitBrowser;
  readonly release: VisitedRelease;
  readonly usual: UsualOf;
  readonly askStatus: AskStatus;
  /** What is typed follows from it, in the release and in the live one. */
  readonly seed: number;
  /** Milliseconds to wait before anything is asked, for what a page does late. */
  readonly lingerMs?: number;
  /** The last rule that is asked; all, if none is named. */
  readonly until?: string | undefined;
}

/** What the address of a state gives to its page: drafts, the data of a slot, what the API knows. */
function readSituation(url: string): unknown[] {
  return [...new URL(url).searchParams.values()].map((value): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  });
}

const answers = 'answers';

/** The fault of a page that has not answered for so many milliseconds. */
const silence = (milliseconds: number): Omit<Fault, 'place'> => ({
  rule: answers,
  what: `the page has not answered for ${milliseconds / 1000} s`,
});

async function lookAround(
  page: Page,
  meter: Meter,
  place: Place,
  { release, usual, askStatus, seed, lingerMs = 0, until }: Looking,
): Promise<Omit<Fault, 'place'>[]> {
  const watched = watchPage(page);
  if (place.kind === 'state') watched.amounts.add(readSituation(place.url));
  const arriving = arrive(page, place);
  if (!(await answeringUntil(arriving, page))) return [silence(patience)];
  const failure = await arriving;
  if (failure !== undefined)
    return [{ rule: 'errors', what: [failure, ...watched.errors].slice(0, 2).join('; ') }];
  if (!(await answering(watched.settle()))) return [silence(patience)];
  await sleep(lingerMs);
  const found: Omit<Fault, 'place'>[] = [];
  for (const { rule, appliesTo, check, within = patience } of invariants) {
    if (!appliesTo(place)) continue;
    const view = { place, page, watched, meter, release, usual: usual[place.visitor], askStatus, seed };
    const checking = check(view).catch((error: unknown) => [
      `could not be asked: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
    ]);
    if (!(await answering(checking, within))) return [...found, { ...silence(within), askedBy: rule }];
    const findings = (await checking).map((each) => (typeof each === 'string' ? { what: each } : each));
    found.push(...findings.map((each) => ({ rule, askedBy: rule, ...each })));
    if (rule === until) break;
  }
  return found;
}

/** What a place was like. */
export interface Seen {
  readonly faults: readonly Fault[];
  /** The faults, and what was measured and is not too much. */
  readonly found: readonly Fault[];
  /** What its page has loaded; undefined of a page with faults, and of one that does not say it. */
  readonly urls: readonly string[] | undefined;
}

const listLoaded = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);

/** Opens a place and asks every invariant that applies to it. */
export async function look(place: Place, looking: Looking): Promise<Seen> {
  const page = await looking.browser.openPage(place);
  const meter = await openMeter(page);
  let isSpent = true;
  try {
    const seen = await lookAround(page, meter, place, looking);
    const found = seen.map((each) => ({ ...each, place }));
    const faults = found.filter(isExcessive);
    isSpent = faults.some(({ rule }) => rule === answers);
    const urls = faults.length === 0 ? await page.evaluate(listLoaded).catch(() => undefined) : undefined;
    return { faults, found, urls };
  } finally {
    meter.close();
    await looking.browser.leavePage(page, place, isSpent);
  }
}
