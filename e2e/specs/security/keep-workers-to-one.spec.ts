import type { Page } from 'playwright/test';
import { expect, test } from '../../support/journey.ts';

/** What a page gets that registers a service worker: its scope, or the name of the refusal. */
const register = (page: Page, script: string, options: RegistrationOptions) =>
  page.evaluate(
    ([address, wanted]) =>
      navigator.serviceWorker.register(address, wanted).then(
        ({ scope }) => `registered ${scope}`,
        ({ name }: Error) => name,
      ),
    [script, options] as const,
  );

const offline = 'livree-offline';

test.describe('hostile code of a release', () => {
  test.use({
    tolerated: {
      console: [
        /provided scope/,
        /bad HTTP response code \(404\)/,
        /INTERNET_DISCONNECTED/,
        /Executing inline script violates/,
      ],
    },
  });

  test('registers no service worker of its own, which would outlive its release', async ({ site, page }) => {
    await site.open('/');
    const own = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .find((path) => /^\/assets\/marketing\/\w+\/\d+\.js$/.test(path)),
    );
    if (own === undefined) throw new Error('the page loaded no script of marketing');
    for (const options of [{}, { scope: '/' }, { updateViaCache: 'all' as const }])
      expect(await register(page, own, options), JSON.stringify(options)).not.toMatch(/^registered/);
    expect(await register(page, '/pictures/x.js', {})).not.toMatch(/^registered/);
    expect(await register(page, '/push-worker.js', {})).toMatch(/^registered/);
  });

  test('leaves no script in the offline copy of the page', async ({ site, page, context }) => {
    await site.open('/');
    await expect.poll(() => page.evaluate((name) => caches.has(name), offline)).toBe(true);
    await page.evaluate(async (name) => {
      await navigator.serviceWorker.ready;
      const cache = await caches.open(name);
      const planted = '<title>planted</title><script>document.title = "ran"</script>';
      await cache.put('/offline', new Response(planted, { headers: { 'content-type': 'text/html' } }));
    }, offline);
    await context.setOffline(true);
    await page.goto('/services');
    await expect(page).toHaveTitle('planted');
    await context.setOffline(false);
  });
});
