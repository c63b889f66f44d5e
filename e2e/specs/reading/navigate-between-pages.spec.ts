import { siteLedger } from '../../support/changed-release.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

/** The scroll position of a visitor, far from every link of the header. */
const place = 700;

test('a visitor who follows a link starts at the top, hears the title, and returns to their position', async ({
  site,
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const title = texts('marketing', 'fr')('services.title');
  await site.open('/');
  await page.evaluate((y) => scrollTo(0, y), place);
  await page.getByRole('banner').locator('a[href="/services"]').first().dispatchEvent('click');
  await expect(page).toHaveTitle(new RegExp(title));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: title })).toHaveCount(1);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await site.expectHome();
  await expect.poll(scrolled).toBe(place);
});

test('a visitor who scrolls before hydration stays there', async ({ site, page }) => {
  const letItWork = await site.openBeforeItWorks('/');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate((y) => scrollTo(0, y), place);
  letItWork();
  await site.expectWorking();
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(place);
});

test('a page is fetched when its link is hovered', async ({ site, page }) => {
  const version = (await (await siteLedger()).trails())['blog']?.[0] ?? '';
  const { paths } = await (await siteLedger()).release('blog', version);
  const own = paths.find(({ path }) => path === '/blog')?.scripts ?? [];
  expect(own).not.toEqual([]);
  await site.open('/login');
  const fetched = own.map((file) => page.waitForRequest((request) => request.url().endsWith(`/${file}`)));
  await page.locator('a[href="/blog"]').filter({ visible: true }).first().hover();
  await Promise.all(fetched);
  expect(new URL(page.url()).pathname).toBe('/login');
});
