import type { Page } from 'playwright';
import type { Place } from '../place.ts';

/** Milliseconds from the request of a page until it works. */
export const arrivesWithin = 45_000;

/** Opens a place and waits until it works. Returns what it says instead, if it does not. */
export async function arrive(
  page: Page,
  { kind, url }: Pick<Place, 'kind' | 'url'>,
): Promise<string | undefined> {
  const isReady =
    kind === 'page'
      ? () => performance.getEntriesByName('livree:page-ready').length > 0
      : () => document.documentElement.dataset['situation'] !== undefined;
  try {
    await page.goto(url, { waitUntil: 'commit', timeout: arrivesWithin });
    await page.waitForFunction(isReady, undefined, { timeout: arrivesWithin, polling: 50 });
    const situation = await page.evaluate(() => document.documentElement.dataset['situation'] ?? 'shown');
    return situation === 'shown' ? undefined : situation;
  } catch {
    return `the page does not work ${arrivesWithin / 1000} s after it was opened, or leaves by itself`;
  }
}
