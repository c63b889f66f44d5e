import { expect, type Page } from 'playwright/test';

/** What a zoom of 400 % leaves of a desktop's width (WCAG 1.4.10). */
const narrow = 320;

/** Fails when the present screen has to be scrolled sideways at 320 px. */
export async function expectReflow(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: narrow, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'width of the content')
    .toBeLessThanOrEqual(narrow);
  if (before !== null) await page.setViewportSize(before);
}
