import { SitePages } from '../../pages/site-pages.ts';
import { signIn } from '../../support/customers.ts';
import { expect, test } from '../../support/journey.ts';
import { openContext } from '../../support/open-context.ts';

test('language, theme and colour follow the customer to another browser, and every tab', async ({
  customer,
  site,
  page,
  context,
  browser,
}) => {
  const html = page.locator('html');
  await site.open('/services');
  await expect(html).toHaveAttribute('data-mode', 'auto');
  await site.speak('de');
  await expect.poll(async () => (await customer.api.settings.read()).data.preferences.language).toBe('de');

  const otherBrowser = await openContext(browser);
  const other = await otherBrowser.newPage();
  // A page that takes over halfway through this sign-in would end the session.
  await new SitePages(other, 'fr').open('/services');
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
  await signIn(otherBrowser, customer);
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('lang', 'de');
  // Nobody chose the account's theme, so the browser keeps its own.
  await expect(other.locator('html')).toHaveAttribute('data-mode', 'auto');

  const tab = await context.newPage();
  await tab.goto('/prices');
  await expect(tab.locator('html')).toHaveAttribute('lang', 'de');
  await customer.api.settings.changeAppearance({ body: { mode: 'dark', primaryColor: 'green' } });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  for (const shown of [html, tab.locator('html')]) {
    await expect(shown).toHaveAttribute('data-mode', 'dark');
    await expect(shown).toHaveAttribute('data-accent', 'green');
  }
  await otherBrowser.close();
});
