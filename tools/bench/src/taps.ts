import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@livree/build';
import { chromium } from 'playwright/test';
import { measuringBrowser } from './browser.ts';
import { startSite } from './site.ts';
import { doTheJob, type Round } from './taps/round.ts';
import { summarise } from './taps/summary.ts';
import { renderTable } from './taps/table.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    /** Another checkout of this repository, which is measured in turn with this one. */
    before: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const say = (line: string) => process.stderr.write(`${line}\n`);

async function startCheckout(root: string) {
  const data = join(root, '.livree/bench-taps');
  rmSync(data, { recursive: true, force: true });
  say(`starting the site of ${root}`);
  return { ...(await startSite(data, root)), measured: new Array<Round>() };
}

const executablePath = await measuringBrowser();
const site = await startCheckout(workspaceRoot);
const before = values.before === undefined ? undefined : await startCheckout(resolve(values.before));
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  const sites = before === undefined ? [site] : [before, site];
  // The first round only warms the servers.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { origin, measured } of round % 2 === 0 ? sites : sites.toReversed()) {
      const done = await doTheJob(browser, origin, round);
      if (round > 0) measured.push(done);
      say(`round ${round} of ${rounds}, fixed work ${Math.round(done.work)} ms`);
    }
  }
  const now = summarise(site.measured);
  const then = before && summarise(before.measured);
  process.stdout.write(`${renderTable(now, then)}\n\n`);
  process.stdout.write(`${JSON.stringify({ bench: 'taps', rounds, ...now, before: then })}\n`);
} finally {
  await browser.close();
  await site.stop();
  await before?.stop();
}
