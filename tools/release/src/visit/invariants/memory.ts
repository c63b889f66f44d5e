import type { Page } from 'playwright';
import type { Kept } from '../page/open-meter.ts';
import type { Finding, Invariant } from './invariant.ts';

/** So often a page is left and opened again. The first time fills caches, and a browser takes a few to know the scripts. */
const turns = 5;

/** Milliseconds until a page works that was reached by a link or by the way back. */
const arrivesWithin = 20_000;

/** What a page may keep of every turn, in each measure; a browser itself keeps some 0.2 MB of what it has learnt. */
const allowances: Readonly<Record<keyof Kept, number>> = { nodes: 10, listeners: 0, bytes: 500_000 };

/** A page that is the only one may keep more than the live release, by this factor. */
const timesLive = 2;

/** Forgets that a page has worked, and goes back or follows the first link of the header that leads elsewhere. It is sent to the browser as its source. */
function move(direction: 'away' | 'back'): boolean {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[href]')];
  const away = links.find(
    ({ origin, pathname, target }) =>
      origin === location.origin && pathname !== location.pathname && target === '',
  );
  if (direction === 'away' && away === undefined) return false;
  performance.clearMarks('livree:page-ready');
  if (direction === 'away') away?.click();
  else history.back();
  return true;
}

const works = (): boolean => performance.getEntriesByName('livree:page-ready').length > 0;

/** When the document began. It is sent to the browser as its source. */
const readBeginning = (): number => performance.timeOrigin;

/** Leaves the page and comes back. Returns whether it works again, in the same document. */
async function leaveAndReturn(page: Page, settle: () => Promise<void>): Promise<boolean> {
  const began = await page.evaluate(readBeginning);
  for (const direction of ['away', 'back'] as const) {
    if (!(await page.evaluate(move, direction))) return false;
    await page.waitForFunction(works, undefined, { timeout: arrivesWithin, polling: 50 });
    await settle();
  }
  return (await page.evaluate(readBeginning)) === began;
}

const say: Readonly<Record<keyof Kept, (count: number) => string>> = {
  nodes: (count) => `${count} elements and texts`,
  listeners: (count) => `${count} listeners`,
  bytes: (count) => `${(count / 1e6).toFixed(1)} MB`,
};

/**
 * By how much something grows each time but one, at least: what grows once, or now and then, is a cache, and a browser may
 * forget something of its own meanwhile.
 */
function steadyGrowth(counts: readonly number[]): number {
  const growths = counts.slice(1).map((count, index) => count - (counts[index] ?? count));
  return growths.toSorted((one, other) => one - other)[1] ?? 0;
}

function findGrowth(kept: readonly Kept[]): Finding[] {
  return (['nodes', 'listeners', 'bytes'] as const).map((measure) => {
    const count = Math.max(0, steadyGrowth(kept.map((each) => each[measure])));
    const what = `keeps ${say[measure](count)} more each time that it is left and opened again`;
    return { what, key: measure, count, allowance: { most: allowances[measure], timesLive } };
  });
}

/** A page that is left is forgotten: the visitor may open it as often as they like. */
export const memory: Invariant = {
  rule: 'memory',
  appliesTo: ({ isRepeated }) => isRepeated,
  within: 180_000,
  async check({ page, watched, meter }) {
    const kept: Kept[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      // The header of a page may lead nowhere, or to another document, which forgets everything.
      if (!(await leaveAndReturn(page, watched.settle))) return [];
      kept.push(await meter.countKept());
    }
    return findGrowth(kept);
  },
};
