import { expect, test, type Page } from 'playwright/test';
import { startHarness } from '../../support/harness.ts';
import { release } from '../../support/site.ts';
import { texts } from '../../support/texts.ts';

test.setTimeout(90_000);

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in' }).first().click();

for (const { remote, path, title, forCustomers = false, isLong = true } of [
  { remote: 'marketing', path: 'services', title: texts('marketing', 'fr')('services.headline') },
  { remote: 'booking', path: 'reservation', title: texts('booking', 'fr')('steps.1'), isLong: false },
  {
    remote: 'account',
    path: 'reservations',
    title: texts('account', 'fr')('reservations.title'),
    forCustomers: true,
  },
  {
    remote: 'payments',
    path: 'payments',
    title: texts('payments', 'fr')('title'),
    forCustomers: true,
  },
  { remote: 'blog', path: 'blog', title: texts('blog', 'fr')('page.headline') },
]) {
  test(
    `a tester runs ${remote} alone, on the fake API and on the real one`,
    { tag: isLong ? '@long' : [] },
    async ({ browser }) => {
      const harness = await startHarness(remote);
      try {
        for (const api of ['fake', 'real']) {
          // Each with separate storage, so that their sessions do not mix.
          const page = await browser.newPage();
          await page.goto(`${harness.url}${path}?api=${api}`);
          if (forCustomers) await signIn(page);
          await expect(heading(page)).toHaveText(title);
          await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
          await page.close();
        }
      } finally {
        await harness.stop();
      }
    },
  );
}

test(
  'a tester runs the published booking alone, and sees a state of it',
  { tag: '@long' },
  async ({ page }) => {
    const version = /booking@(?<version>[0-9a-f]{12})/.exec(await release('status'))?.groups?.['version'];
    const harness = await startHarness(`booking@${version}`);
    try {
      const entry = page.waitForResponse((response) =>
        response.url().includes(`/assets/booking/${version}/`),
      );
      await page.goto(`${harness.url}reservation?api=fake`);
      expect((await entry).ok()).toBe(true);
      await expect(heading(page)).toHaveText(texts('booking', 'fr')('steps.1'));
      await page.goto(`${harness.url}harness/states`);
      await page.getByRole('link', { name: 'journey, in the past' }).click();
      await expect(page.locator('html[data-situation=shown]')).toBeAttached();
    } finally {
      await harness.stop();
    }
  },
);
