import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

for (const language of ['fr', 'de'] as const) {
  test.describe(`in ${language}`, { tag: '@everywhere' }, () => {
    test.use({ language });

    test('a customer who was away is asked to stay, and loses nothing', async ({ customer, site, page }) => {
      const t = texts('shell', language);
      await page.clock.install();
      await site.open('/services');
      await expect(page.locator('html')).toHaveAttribute('data-session', 'in');
      const stored = () => page.evaluate(() => localStorage.getItem('session-ends'));
      await expect.poll(stored).not.toBeNull();
      await page.clock.runFor('00:15');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const notice = page.getByRole('status').filter({ hasText: t('sessionEnd.title') });
      await page.clock.fastForward('27:00');
      await page.clock.runFor('00:02');
      await expect(notice).toBeHidden();
      await page.clock.fastForward('01:00');
      await page.clock.runFor('00:02');
      await expect(notice).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: t('sessionEnd.stay') }).click();
      await page.clock.runFor('00:02');
      await expect(notice).toBeHidden();
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
      expect((await customer.api.identity.me()).user.email).toBe(customer.email);
    });
  });
}
