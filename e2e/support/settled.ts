import type { Page } from '@playwright/test';

/** Waits for finite animations: nobody reads a colour half way, nor types into a sheet that still slides. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
}
