import { setTimeout as sleep } from 'node:timers/promises';
import type { Finding, Invariant } from './invariant.ts';

/** Milliseconds for which a page is left alone. */
const quietMs = 1_000;

/** What draws a page, and how often that may be: a clock draws it once a second, an animation with every frame. */
const allowed = { 'a second without an event': 10, 'a key that is typed': 6, 'a press': 50 };

/** Nobody is blamed for up to so many times the renders of the live release. */
const timesLive = 3;

/** How often React has drawn on a page. It is sent to the browser as its source. */
export const countCommits = (): number => window.visitCommits ?? 0;

/** What is known of how often something draws the page. @param count on average, or at most */
export function findRenders(cause: keyof typeof allowed, count: number): Finding[] {
  const what = `${cause} makes React draw ${Math.round(count)} times`;
  const allowance = { most: allowed[cause], timesLive };
  return [{ rule: renders.rule, what, key: cause, count, allowance }];
}

/** Nothing draws a page again and again: not time alone, and not a single key or press. */
export const renders: Invariant = {
  rule: 'renders',
  appliesTo: ({ isWhole }) => isWhole,
  async check({ page }) {
    const before = await page.evaluate(countCommits);
    await sleep(quietMs);
    return findRenders('a second without an event', (await page.evaluate(countCommits)) - before);
  },
};
