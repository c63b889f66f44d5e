import { accentNames } from '@livree/design-system/tokens';
import { languages } from '@livree/i18n';
import { expect, test } from 'playwright/test';
import { expectAccessible, expectContrast } from '../support/axe.ts';
import { startWorkshop, type RunningHarness } from '../support/harness.ts';
import { openSheet, overflowing } from '../support/workshop-sheet.ts';

let workshop: RunningHarness;
test.beforeAll(async () => (workshop = await startWorkshop()));
test.afterAll(() => workshop.stop());

for (const language of languages) {
  test(`every state is accessible in ${language}, and none overflows on a phone`, async ({ page }) => {
    await openSheet(page, workshop.url, { language });
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openSheet(page, workshop.url, { language });
    expect(await overflowing(page)).toEqual([]);
  });

  for (const mode of ['light', 'dark'] as const) {
    for (const accent of accentNames) {
      test(`every state has its contrast in ${language}, ${mode}, ${accent}`, async ({ page }) => {
        await openSheet(page, workshop.url, { language, mode, accent });
        await expectContrast(page);
      });
    }
  }
}
