import { expect, test } from 'playwright/test';
import { startWorkshop, type RunningHarness } from '../support/harness.ts';
import { openSheet } from '../support/workshop-sheet.ts';

let workshop: RunningHarness;
test.beforeAll(async () => (workshop = await startWorkshop()));
test.afterAll(() => workshop.stop());

for (const { family, look, spacing } of [
  { family: 'Livree Text', look: '400 16px', spacing: '0' },
  { family: 'Livree Display', look: '300 56px', spacing: '-0.028em' },
]) {
  test(`${family} replaces its fallback without a layout shift`, async ({ page }) => {
    await openSheet(page, workshop.url, { part: 'text-link' });
    const measure = (name: string) =>
      page.evaluate(
        async ([font = '', letterSpacing = '']) => {
          await document.fonts.load(font);
          const line = document.createElement('span');
          Object.assign(line.style, { font, letterSpacing, whiteSpace: 'nowrap', position: 'absolute' });
          line.textContent = 'Votre chauffeur suit votre vol et vous attend avec une pancarte.';
          document.body.append(line);
          const { width, height } = line.getBoundingClientRect();
          return { width, height };
        },
        [`${look} '${name}'`, spacing],
      );
    const [real, fallback] = [await measure(family), await measure(`${family} Fallback`)];
    expect(fallback.height).toBe(real.height);
    expect(Math.abs(fallback.width / real.width - 1)).toBeLessThan(0.03);
  });
}
