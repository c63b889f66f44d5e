import type { Browser } from 'playwright/test';
import { conditions } from '../conditions.ts';
import { arriveAsCustomer } from './customer.ts';
import { book, estimate, readRides, tryTheShell, type Note } from './job.ts';
import { fixedWork, noteEvents, slowDown, type Tapped } from './tap.ts';

export interface Round {
  /** What each interaction took, by its name; the job has some of them more than once. */
  readonly taps: readonly (readonly [string, Tapped])[];
  /** Milliseconds of the fixed piece of work. */
  readonly work: number;
}

/** Milliseconds after which every page has prefetched what comes next. */
const quiet = 5_000;

/** Days of next month on which rides are booked, so that rounds do not meet. */
const days = 25;

/** Goes through the whole job once, in a browser context of its own, and notes what every interaction took. */
export async function doTheJob(browser: Browser, origin: string, round: number): Promise<Round> {
  const { viewport, cpuSlowdown } = conditions;
  const context = await browser.newContext({
    viewport,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'fr-FR',
  });
  const taps: [string, Tapped][] = [];
  const note: Note = async (name, tapped) => void taps.push([name, await tapped]);
  try {
    await arriveAsCustomer(context, origin);
    const page = await context.newPage();
    await page.addInitScript(noteEvents);
    await slowDown(await context.newCDPSession(page), cpuSlowdown);
    await page.goto(origin);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(quiet);
    const work = await fixedWork(page);
    await estimate(page, note, round % days);
    await book(page, note);
    await page.waitForTimeout(quiet);
    await readRides(page, note);
    await tryTheShell(page, note);
    return { taps, work };
  } finally {
    await context.close();
  }
}
