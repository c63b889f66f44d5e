import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { quietFlags } from '@livree/browser';
import { workspaceRoot } from '@livree/build';
import { z } from '@livree/contracts/schema';
import { stateId } from '@livree/document';
import { browserCompositionSchema } from '@livree/release';
import { chromium } from 'playwright';
import { measuringBrowser } from './browser.ts';
import { conditions, routes } from './conditions.ts';
import { buildOne } from './one-build-files.ts';
import { serveOneBuild } from './one-build-site.ts';
import { report, type Round, type RouteReport } from './report.ts';
import { startSite } from './site.ts';
import { visit } from './visit.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);
const folder = join(workspaceRoot, '.livree/bench');

/** The composition that the site serves, from its documents. */
async function fetchComposition(origin: string) {
  const html = await (await fetch(origin)).text();
  const json = new RegExp(`id="${stateId}">(?<json>[^<]*)<`).exec(html)?.groups?.['json'] ?? '';
  return z.parse(z.object({ composition: browserCompositionSchema }), JSON.parse(json)).composition;
}

const executablePath = await measuringBrowser();
rmSync(folder, { recursive: true, force: true });
say('starting the site');
const site = await startSite(join(folder, 'data'));
const browser = await chromium.launch({ executablePath, args: [...quietFlags] });
try {
  say('building the same sources as one');
  const one = await serveOneBuild(site.origin, await buildOne(await fetchComposition(site.origin), folder));
  const results: Record<string, RouteReport> = {};
  for (const route of routes) {
    const rounds: Round[] = [];
    // The first round only warms up the servers.
    for (let round = 0; round <= conditions.runs; round += 1) {
      const ours = await visit(browser, site.origin + route);
      const bundle = await visit(browser, one.origin + route);
      if (round === 0) continue;
      rounds.push({ ours, bundle });
      say(
        `${route} ${round}/${conditions.runs}: first picture ${Math.round(ours.lcp)} against ${Math.round(bundle.lcp)} ms, interactive ${Math.round(ours.interactive)} against ${Math.round(bundle.interactive)} ms`,
      );
    }
    results[route] = report(rounds);
  }
  one.close();
  process.stdout.write(`${JSON.stringify({ bench: 'web', routes: results })}\n`);
} finally {
  await browser.close();
  await site.stop();
}
