import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

for (const language of ['fr', 'de'] as const) {
  test.describe(`in ${language}`, { tag: language === 'fr' ? '@phone-long' : '@long' }, () => {
    test.use({ language });

    test('a customer who was away is asked to stay, and loses nothing', async ({ customer, site, page }) => {
      const t = texts('shell', language);
      // The last call that a page makes by itself.
      const settings = page.waitForResponse((response) => response.url().endsWith('/settings'));
      await site.open('/services');
      await settings;
      const stored = () => page.evaluate(() => Number(localStorage.getItem('session-ends')) - Date.now());
      // The first answer in the session has said that it lasts half an hour.
      await expect.poll(stored).toBeGreaterThan(29 * 60_000);
      await page.evaluate(() => {
        Object.assign(window, { sameDocument: true });
        // As if nothing had been asked for more than 27 minutes.
        localStorage.setItem('session-ends', String(Date.now() + 130_000));
      });
      const notice = page.getByRole('status').filter({ hasText: t('sessionEnd.title') });
      await page.waitForTimeout(3000);
      await expect(notice).toBeHidden();
      await expect(notice).toBeVisible({ timeout: 20_000 });
      await expectAccessible(page);
      await page.getByRole('button', { name: t('sessionEnd.stay') }).click();
      await expect(notice).toBeHidden();
      expect(await stored()).toBeGreaterThan(25 * 60_000);
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
      expect((await customer.api.identity.me()).user.email).toBe(customer.email);
    });
  });
}
