import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findHeadlessBrowser } from '@livree/browser';
import { workspaceRoot } from '@livree/build';
import { z } from '@livree/contracts/schema';
import { measuringBrowser } from './browser.ts';
import { median } from './report.ts';
import { startSite } from './site.ts';

/** Fetched when first needed, because its 176 MB are not part of an installation. */
const lighthouse = 'lighthouse@13.5.0';
const usualRuns = 5;
const asked = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const runs = asked.length > 1 ? 1 : usualRuns;

/** The points that a page must reach on Lighthouse's own phone, in the median of the runs. */
const bars = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

type Category = keyof typeof bars;
const categories: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];
const category = z.object({ score: z.nullable(z.number()) });
const reportSchema = z.object({
  runtimeError: z.optional(z.object({ code: z.string() })),
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
});
type Report = z.infer<typeof reportSchema>;

const folder = join(workspaceRoot, '.livree/lighthouse');
const say = (line: string) => process.stderr.write(`${line}\n`);

/** A browser without a window leaves more processor time to the page. */
const chromePath = findHeadlessBrowser() ?? (await measuringBrowser());

/** Lighthouse's report of one visit with an empty cache. */
async function visit(url: string): Promise<Report> {
  const output = join(folder, 'report.json');
  rmSync(output, { force: true });
  const flags = [
    `--output-path=${output}`,
    '--output=json',
    '--quiet',
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless --no-sandbox --disable-background-networking',
  ];
  const child = spawn(
    'npm',
    ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, ...flags],
    {
      env: { ...process.env, CHROME_PATH: chromePath },
      stdio: ['ignore', 2, 2],
    },
  );
  await new Promise((resolve) => child.once('exit', resolve));
  return z.parse(reportSchema, JSON.parse(readFileSync(output, 'utf8')));
}

/** The points of a page in every visit. @param path such as `/de/blog` */
async function measurePoints(origin: string, path: string): Promise<Record<Category, number[]>> {
  const points: Record<Category, number[]> = {
    performance: [],
    accessibility: [],
    'best-practices': [],
    seo: [],
  };
  for (let attempt = 1; points.performance.length < runs; attempt += 1) {
    if (attempt > 2 * runs) throw new Error(`Lighthouse saw too few visits of ${path}`);
    const report = await visit(origin + path);
    if (report.runtimeError !== undefined) {
      say(`${path} not seen: ${report.runtimeError.code}`);
      continue;
    }
    for (const name of categories) points[name].push(Math.round((report.categories[name].score ?? 0) * 100));
    const last = categories.map((name) => `${name} ${points[name].at(-1)}`).join(', ');
    say(`${path} ${points.performance.length}/${runs}: ${last}`);
  }
  return points;
}

/** The speed of other pages than the home page depends on their content, so it has no limit. */
const isHeld = (path: string, name: Category): boolean => name !== 'performance' || path === '/';

mkdirSync(folder, { recursive: true });
rmSync(join(folder, 'data'), { recursive: true, force: true });
const site = await startSite(join(folder, 'data'));
try {
  for (const path of asked.length === 0 ? ['/'] : asked) {
    const points = await measurePoints(site.origin, path);
    const medians = Object.fromEntries(categories.map((name) => [name, median(points[name])]));
    const missed = categories.filter((name) => isHeld(path, name) && median(points[name]) < bars[name]);
    if (missed.length > 0) process.exitCode = 1;
    process.stdout.write(`${JSON.stringify({ bench: 'lighthouse', path, medians, points, missed })}\n`);
  }
} finally {
  await site.stop();
}
