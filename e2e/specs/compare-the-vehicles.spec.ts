import { expect, test } from '../support/journey.ts';

test('a button under the price is as wide as the words of its card', async ({ site, page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await site.open('/vehicles');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  const measureWidth = (selector: string) =>
    card
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().width);
  expect(await measureWidth('a')).toBeCloseTo(await measureWidth('p'), 0);
});
