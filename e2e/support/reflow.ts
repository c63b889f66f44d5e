import { expect, type Page } from 'playwright/test';

/** The width of a desktop at a zoom of 400 % (WCAG 1.4.10). */
const narrow = 320;

/** Fails if the current screen must be scrolled sideways at 320 px. */
export async function expectReflow(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: narrow, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'width of the content')
    .toBeLessThanOrEqual(narrow);
  if (before !== null) await page.setViewportSize(before);
}
