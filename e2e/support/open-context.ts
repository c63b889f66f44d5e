import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright/test';
import { shiftClock } from './shifted-clock.ts';

/** Another browser than the journey's own, at the hour of the site. */
export async function openContext(
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await shiftClock(context);
  return context;
}
