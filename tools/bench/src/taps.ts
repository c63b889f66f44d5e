import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@livree/build';
import { chromium, type Browser } from 'playwright/test';
import { measuringBrowser } from './browser.ts';
import { conditions } from './conditions.ts';
import { median } from './report.ts';
import { startSite } from './site.ts';
import { arriveAsCustomer } from './taps/customer.ts';
import { book, estimate, readRides, tryTheShell, type Note } from './taps/job.ts';
import { summarise } from './taps/summary.ts';
import { fixedWork, noteEvents, slowDown, type Tapped } from './taps/tap.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });
const rounds = Number(values.rounds);
const say = (line: string) => process.stderr.write(`${line}\n`);
const folder = join(workspaceRoot, '.livree/bench-taps');

/** Milliseconds after which every page has prefetched what comes next. */
const quiet = 5_000;

/** Goes through the whole job once, and notes what every interaction took. Answers the fixed piece of work of this round. */
async function doTheJob(browser: Browser, origin: string, round: number, note: Note): Promise<number> {
  const { viewport, cpuSlowdown } = conditions;
  const context = await browser.newContext({
    viewport,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'fr-FR',
  });
  try {
    await arriveAsCustomer(context, origin);
    const page = await context.newPage();
    await page.addInitScript(noteEvents);
    await slowDown(await context.newCDPSession(page), cpuSlowdown);
    await page.goto(origin);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(quiet);
    const work = await fixedWork(page);
    await estimate(page, note, round % 25);
    await book(page, note);
    await page.waitForTimeout(quiet);
    await readRides(page, note);
    await tryTheShell(page, note);
    return work;
  } finally {
    await context.close();
  }
}

const executablePath = await measuringBrowser();
rmSync(folder, { recursive: true, force: true });
say('starting the site');
const site = await startSite(folder);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  const taps = new Map<string, Tapped[]>();
  const works: number[] = [];
  // The first round only warms the servers.
  for (let round = 0; round <= rounds; round += 1) {
    const note: Note = async (name, tapped) => {
      const measured = await tapped;
      if (round > 0) taps.set(name, [...(taps.get(name) ?? []), measured]);
    };
    const work = await doTheJob(browser, site.origin, round, note);
    if (round > 0) works.push(work);
    say(`round ${round} of ${rounds}, fixed work ${Math.round(work)} ms`);
  }
  const work = median(works);
  const interactions = summarise(taps, work);
  process.stdout.write(
    `${JSON.stringify({ bench: 'taps', rounds, work: Math.round(work), interactions })}\n`,
  );
} finally {
  await browser.close();
  await site.stop();
}
