import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

for (const language of ['fr', 'de'] as const) {
  test.describe(`in ${language}`, { tag: language === 'fr' ? '@phone-long' : '@long' }, () => {
    test.use({ language });

    test('an idle customer is asked to stay, and loses nothing', async ({
      customer,
      isMobile,
      site,
      page,
    }) => {
      const t = texts('shell', language);
      // The last calls that a page makes by itself.
      const calls = [/\/settings$/, /\/reservations\?/].map((call) => page.waitForResponse(call));
      await site.open('/services');
      await Promise.all(calls);
      const stored = () => page.evaluate(() => Number(localStorage.getItem('session-ends')) - Date.now());
      // The first answer of the session has stored its length of half an hour.
      await expect.poll(stored).toBeGreaterThan(29 * 60_000);
      await page.evaluate(() => {
        Object.assign(window, { sameDocument: true });
        // As if no request had been made for almost 28 minutes.
        localStorage.setItem('session-ends', String(Date.now() + 124_000));
      });
      const notice = page.getByRole('status').filter({ hasText: t('sessionEnd.title') });
      await page.waitForTimeout(1500);
      await expect(notice).toBeHidden();
      await expect(notice).toBeVisible();
      await expectAccessible(page);
      // At the top, even of a small phone: the bars with prices and buttons are at the bottom.
      if (isMobile) await page.setViewportSize({ width: 320, height: 568 });
      await page.evaluate(() => scrollTo(0, 600));
      await expect(notice).toBeInViewport({ ratio: 1 });
      const box = await notice.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(284);
      await page.getByRole('button', { name: t('sessionEnd.stay') }).click();
      await expect(notice).toBeHidden();
      expect(await stored()).toBeGreaterThan(25 * 60_000);
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
      expect((await customer.api.identity.me()).user.email).toBe(customer.email);
    });
  });
}
