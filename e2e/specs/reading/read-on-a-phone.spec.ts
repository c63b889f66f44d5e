import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const t = texts('shell', 'fr');
const screen = 844;

/** Scrolls through the page, so that everything on it has loaded. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const root = document.documentElement;
    for (let y = 0; y < root.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await expect(
    page.locator('main [aria-busy="true"], footer [aria-busy="true"]').filter({ visible: true }),
  ).toHaveCount(0);
}

const measureHeight = async (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);
const footerHeight = async (page: Page): Promise<number> =>
  (await page.getByRole('contentinfo').boundingBox())?.height ?? Infinity;

test.describe('on a phone', { tag: '@phone' }, () => {
  for (const [path, most] of [
    ['/', 6000],
    ['/vehicles', 4500],
  ] as const)
    for (const language of ['fr', 'de'] as const)
      test(`${path} in ${language} has at most ${most} px, and its footer one screen`, async ({
        page,
        site,
      }) => {
        await site.open(language === 'fr' ? path : `/de${path}`);
        await readThrough(page);
        expect(await measureHeight(page)).toBeLessThanOrEqual(most);
        expect(await footerHeight(page)).toBeLessThanOrEqual(screen);
      });

  test('the least price of each vehicle stands on one line', async ({ page, site }) => {
    await site.open('/vehicles');
    const lines = await page
      .getByRole('main')
      .locator('li b')
      .evaluateAll((prices) =>
        prices.map((price) =>
          Math.round(price.getBoundingClientRect().height / parseFloat(getComputedStyle(price).lineHeight)),
        ),
      );
    expect(lines).toEqual(Array.from({ length: 12 }, () => 1));
  });

  test('the footer of a short page ends where the window ends', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 1800 });
    await site.open('/login');
    const { y, height } = (await page.getByRole('contentinfo').boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height).toBeCloseTo(1800, 0);
  });

  test('one group of the footer is open at a time, and the top is one press away', async ({ page, site }) => {
    await site.open('/about');
    const footer = page.getByRole('contentinfo');
    const terms = footer.getByRole('link', { name: t('footer.terms'), exact: true });
    const fleet = footer.getByRole('link', { name: t('footer.fleet'), exact: true });
    await expect(terms).toBeHidden();
    await footer.getByText(t('footer.law'), { exact: true }).filter({ visible: true }).click();
    await expect(terms).toBeVisible();
    await footer.getByText(t('footer.house'), { exact: true }).filter({ visible: true }).click();
    await expect(fleet).toBeVisible();
    await expect(terms).toBeHidden();
    await expectAccessible(page);
    await footer.getByRole('button', { name: t('footer.top') }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('below a booking the footer is one line, which opens all of it', async ({ page, site }) => {
    await site.open('/reservation');
    const footer = page.getByRole('contentinfo');
    expect(await footerHeight(page)).toBeLessThanOrEqual(60);
    await footer.getByText(t('footer.whole')).click();
    await expect(footer.getByLabel(t('newsletter.email'))).toBeVisible();
    await expectAccessible(page);
  });

  test('a booking says the number and the name of its step, with the way back above it', async ({
    booking: { wizard },
    page,
  }) => {
    const words = texts('booking', 'fr');
    await wizard.start({ service: 'airport', vehicule: '1' });
    await wizard.continue();
    await expect(page.getByText(`2/4 ${words('steps.2')}`)).toBeVisible();
    await page.getByRole('button', { name: words('steps.1') }).click();
    await wizard.expectStep(1);
  });

  test('the menu leads to the blog and to the contact page', async ({ page, site }) => {
    await site.open('/');
    for (const [path, name] of [
      ['/blog', 'blog'],
      ['/contact', 'contact'],
    ] as const) {
      await page.getByRole('button', { name: t('nav.menu'), exact: true }).click();
      const menu = page.getByRole('banner').getByRole('navigation', { name: t('nav.label') });
      await menu.getByRole('link', { name: t(`footer.${name}`), exact: true }).click();
      await expect(page).toHaveURL((url) => url.pathname === path);
    }
  });
});
