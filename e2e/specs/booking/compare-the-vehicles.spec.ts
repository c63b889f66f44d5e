import { expect, test } from '../../support/journey.ts';

test('the button of a card ends where its words end, beside the price or below it', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await site.open('/vehicles');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  const measureEnd = (selector: string) =>
    card
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().right);
  expect(await measureEnd('a')).toBeCloseTo(await measureEnd('p'), 0);
});
