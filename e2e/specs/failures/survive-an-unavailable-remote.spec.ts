import type { Language } from '@livree/contracts';
import { telemetryPath } from '@livree/document';
import type { Page } from 'playwright/test';
import type { SitePages } from '../../pages/site-pages.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

test.setTimeout(90_000);

const languages: readonly Language[] = ['fr', 'de'];
/** A public page of each remote, a page of another remote to come from, and one to go to. */
const ways = [
  { remote: 'booking', from: '/', page: '/reservation', next: '/login' },
  { remote: 'account', from: '/', page: '/login', next: '/services' },
  { remote: 'marketing', from: '/login', page: '/services', next: '/reservation' },
  { remote: 'blog', from: '/', page: '/blog', next: '/login' },
] as const;
const failures =
  /Failed to load resource|net::ERR_|integrity|Federation|RUNTIME|ChunkLoadError|Loading chunk|preload but not used/i;

const assetPattern = (remote: string): string => `**/assets/${remote}/**`;
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function expectOtherPage(site: SitePages, page: Page, path: string): Promise<void> {
  await site.expectFrame();
  await site.follow(path);
  await expect(heading(page)).toBeVisible();
}

for (const language of languages) {
  test.describe(`for a visitor who reads ${language}`, { tag: language === 'fr' ? [] : '@long' }, () => {
    test.use({ language, tolerated: { console: [failures] } });

    for (const { remote, from, page: path, next } of ways) {
      test(`a ${remote} that cannot be loaded affects only its own page, until it loads`, async ({
        site,
        page,
      }) => {
        await page.route(assetPattern(remote), (route) => route.abort());
        await site.open(from);
        await site.follow(path);
        await site.expectStandIn();
        await expectOtherPage(site, page, next);
        await site.follow(path);
        await site.expectStandIn();
        await page.unroute(assetPattern(remote));
        await site.retry();
        await expect(heading(page)).toBeVisible();
      });
    }

    test('a slow remote shows its skeleton at once, a notice after 5 s and a replacement after 10 s', async ({
      site,
      page,
    }) => {
      const held = Promise.withResolvers<void>();
      await page.route(assetPattern('booking'), async (route) => {
        await held.promise;
        await route.continue();
      });
      await site.open('/login');
      await page.clock.install();
      await site.follow('/reservation');
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
      await page.clock.fastForward(5_000);
      await site.expectSlowNotice();
      await page.clock.fastForward(5_000);
      await site.expectStandIn();
      await site.expectFrame();
      held.resolve();
      await expect(heading(page)).toHaveText(texts('booking', language)('steps.1'));
    });

    test('a remote with other bytes than released does not run', async ({ site, page }) => {
      await page.route('**/assets/booking/**/entry.*.js', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}\n;globalThis.intruder = true;` });
      });
      await site.open('/');
      await site.follow('/reservation');
      await site.expectStandIn();
      expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
      await expectOtherPage(site, page, '/login');
    });

    test('the first page gets its styles too when it loads at last', async ({ site, page }) => {
      await page.route(assetPattern('booking'), (route) => route.abort());
      await page.goto('/reservation');
      await site.expectStandIn();
      await page.unroute(assetPattern('booking'));
      await site.retry();
      await expect(page.getByRole('main').locator('form')).toHaveCSS('display', 'grid');
    });

    test('the first page stays readable if its remote never loads, and the next one works', async ({
      site,
      page,
    }) => {
      await page.route(assetPattern('booking'), (route) => route.abort());
      await page.goto('/reservation');
      await expect(heading(page)).toHaveText(texts('booking', language)('steps.1'));
      await site.expectStandIn();
      await expect(heading(page)).toHaveText(texts('booking', language)('steps.1'));
      await expectOtherPage(site, page, '/login');
    });
  });
}

test.describe('a part that cannot be loaded', () => {
  test.use({ tolerated: { console: [failures] } });

  test('affects only its own place in another remote', async ({ site, booking, page }) => {
    await page.route(assetPattern('booking'), (route) => route.abort());
    await site.goHome();
    await site.askForEstimate('', '');
    await expect(page.getByText(texts('common', 'fr')('remote.failedTitle'))).toBeVisible();
    await site.expectHome();
    await page.unroute(assetPattern('booking'));
    await site.retry();
    await booking.simulator.expectOpen();
  });

  test("affects nothing if it is the shell's own script and loads at the second attempt", async ({
    site,
    page,
  }) => {
    let asked = 0;
    await page.route('**/assets/shell/shell.*.js', (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await site.goHome();
    await site.expectWorking();
    expect(asked).toBe(2);
  });

  test("counts against its release if it is the document's style sheet", async ({ page }) => {
    await page.route('**/assets/marketing/**/*.css', (route) =>
      route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' }),
    );
    const told = page.waitForRequest((request) => new URL(request.url()).pathname === telemetryPath);
    await page.goto('/services');
    expect((await told).postDataJSON()).toMatchObject({ remote: 'marketing', cause: 'style' });
  });

  test('affects only that page of a customer, until it loads', async ({ customer, site, page }) => {
    expect(customer.name).not.toBe('');
    await page.route(assetPattern('payments'), (route) => route.abort());
    await page.goto('/payments');
    await site.expectStandIn();
    await site.expectFrame();
    await page.unroute(assetPattern('payments'));
    await site.retry();
    await expect(heading(page)).toHaveText(texts('payments', 'fr')('title'));
  });
});
