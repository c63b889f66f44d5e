import { expect, test, type Locator } from 'playwright/test';
import { startWorkshop, type RunningHarness } from '../support/harness.ts';
import { openSheet } from '../support/workshop-sheet.ts';

let workshop: RunningHarness;
test.beforeAll(async () => (workshop = await startWorkshop()));
test.afterAll(() => workshop.stop());

/** Hides the other components: a fraction of a pixel above this one would change its rendering. */
async function showAlone(part: Locator): Promise<void> {
  await part.evaluate((shown) => {
    for (const other of document.querySelectorAll<HTMLElement>('main > section'))
      other.style.display = other === shown ? '' : 'none';
  });
}

for (const mode of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`every component looks as in the baseline, ${mode}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openSheet(page, workshop.url, { mode });
      for (const part of await page.locator('main > section').all()) {
        await showAlone(part);
        const name = `${await part.getAttribute('id')}-${mode}-${width}.png`;
        await expect.soft(part).toHaveScreenshot(name, { animations: 'disabled' });
      }
    });
  }
}
