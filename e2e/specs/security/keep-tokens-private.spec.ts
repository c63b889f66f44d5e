import { expect, test } from '../../support/journey.ts';

const secret = 'x7Qd0mVwZk3pRt9LbN5yHs2CfJ8aGe4UiTqWoXvYz1M';

for (const [link, address] of [
  ['reset link', `/reset-password?token=${secret}&email=claire@example.org`],
  ['confirmation link', `/verify-email?token=${secret}`],
  ['key of Google', `/google-callback?success=true&session_key=${secret}`],
] as const) {
  test.describe(`a visitor with a ${link}`, () => {
    // Neither is valid.
    test.use({ tolerated: { console: [/4\d\d/] } });
    test('sends it to this site only, and in no address or referrer', async ({ page }) => {
      const told: string[] = [];
      page.on('request', (request) => {
        if (!request.isNavigationRequest()) told.push(request.url(), request.headers()['referer'] ?? '');
      });
      await page.goto(address);
      await expect(
        page
          .getByRole('alert')
          .or(page.getByRole('heading', { level: 1 }))
          .first(),
      ).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(told.length).toBeGreaterThan(4);
      expect(told.filter((text) => text.includes(secret))).toEqual([]);
    });
  });
}

test.describe('a visitor back from Google', () => {
  test.use({ tolerated: { console: [/4\d\d/] } });
  test('finds no key in the address, even by going back', async ({ page }) => {
    await page.goto('/');
    await page.goto(`/google-callback?success=true&session_key=${secret}`);
    await expect.poll(() => page.url()).not.toContain(secret);
    await page.goBack();
    await page.goForward();
    expect(page.url()).not.toContain(secret);
  });
});
