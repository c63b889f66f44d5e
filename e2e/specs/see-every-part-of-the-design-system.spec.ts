import { expect, test } from 'playwright/test';
import { expectAccessible, expectContrast } from '../support/axe.ts';
import { startWorkshop, type RunningHarness } from '../support/harness.ts';
import { openSheet, overflowing, overPage } from '../support/workshop-sheet.ts';

test.setTimeout(150_000);

let workshop: RunningHarness;
test.beforeAll(async () => (workshop = await startWorkshop()));
test.afterAll(() => workshop.stop());

test.describe('the workshop', { tag: '@long' }, () => {
  test('every state of every component is accessible in light mode', async ({ page }) => {
    await openSheet(page, workshop.url);
    await expectAccessible(page);
  });

  test('every state of every component has its contrast in dark mode, and nothing overflows in German', async ({
    page,
  }) => {
    await openSheet(page, workshop.url, { mode: 'dark' });
    await expectContrast(page);
    // A phone, 200 % of 1280 px, and 400 % of it.
    for (const width of [390, 640, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await openSheet(page, workshop.url, { language: 'de' });
      expect(await overflowing(page), `at ${width} px`).toEqual([]);
    }
  });

  test('popups are accessible, close with Escape and return the focus', async ({ page }) => {
    await openSheet(page, workshop.url);
    // The parts beside them have been checked; axe would check them again each time.
    await page.addStyleTag({ content: 'main > section:not(:has([data-opens])) { display: none }' });
    const states = await page.locator('[data-opens]').all();
    expect(states.length).toBeGreaterThan(0);
    for (const state of states) {
      const name = await state.getAttribute('data-state');
      await test.step(`${name}`, async () => {
        const opener = state.getByRole('button').first();
        await opener.click();
        await expect(page.locator(overPage).first()).toBeVisible();
        await expectAccessible(page, overPage);
        await page.keyboard.press('Escape');
        await expect(page.locator(overPage)).toHaveCount(0);
        await expect(opener).toBeFocused();
      });
    }
  });
});
