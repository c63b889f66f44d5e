import { z } from '@livree/contracts/schema';
import type { Browser, CDPSession } from 'playwright';
import { conditions } from './conditions.ts';

const visitSchema = z.object({
  /** Milliseconds from the start of the navigation. */
  lcp: z.number(),
  /** The same, until the page is hydrated. */
  interactive: z.number(),
  /** Bytes of scripts as sent, until then. */
  scriptBytes: z.number(),
  /** Requests until then, including the document. */
  requests: z.number(),
  cls: z.number(),
});

export type Visit = z.infer<typeof visitSchema>;

const readyMark = 'livree:page-ready';
/** Milliseconds for a page that never gets ready. */
const patience = 45_000;

/**
 * Visits a page once with a cold cache on the slow phone. The document is created beforehand, because rendering is
 * the same for both sites and only the first would pay for it.
 */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  await (await fetch(url)).arrayBuffer();
  const context = await browser.newContext({
    viewport: conditions.viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'commit', timeout: patience });
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, readyMark, {
      timeout: patience,
    });
    await page.waitForTimeout(500);
    return visitSchema.parse(await page.evaluate(summarise, readyMark));
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: conditions.download,
    uploadThroughput: conditions.upload,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
}

/** Runs in the page before its own code. */
function observe(): void {
  const paints: { at: number }[] = [];
  const shifts: { at: number; value: number }[] = [];
  Object.assign(globalThis, { benchPaints: paints, benchShifts: shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paints.push({ at: entry.startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      shifts.push({ at: entry.startTime, value: Number(Reflect.get(entry, 'value')) });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page once it is ready. */
function summarise(mark: string): unknown {
  const ready = performance.getEntriesByName(mark)[0]?.startTime ?? Infinity;
  const paints: { at: number }[] = Reflect.get(globalThis, 'benchPaints');
  const shifts: { value: number }[] = Reflect.get(globalThis, 'benchShifts');
  const resources = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ startTime }) => startTime <= ready);
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return {
    lcp: paints.findLast(({ at }) => at <= ready)?.at ?? paints[0]?.at ?? Infinity,
    interactive: ready,
    scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    requests: resources.length + 1,
    cls: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}
