import { languages } from '@livree/contracts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

for (const language of languages) {
  test.describe(`a visitor who reads ${language}`, () => {
    test.use({ language });

    test('finds the home page rendered in that language', async ({ site, page }) => {
      await site.goHome();
      await expect(page).toHaveTitle(new RegExp(texts('marketing', language)('home.title')));
      await expectAccessible(page);
    });
  });
}

test.describe('a first visitor', () => {
  test.use({ refusedCookies: false });

  test('is greeted in French, refuses cookies and changes the language', async ({ site, page }) => {
    await site.goHome();
    await site.refuseCookies();
    await site.speak('de');
    await site.expectHome('de');
    await page.reload();
    await site.expectHome('de');
  });
});

test.describe('a visitor with an old link', () => {
  test.use({ tolerated: { console: [/404/] } });

  test('an unknown address leads to a page that says so', async ({ page }) => {
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('shell', 'fr')('notFound.title'));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page shows its content', async ({ page }) => {
    for (const path of ['/', '/reservation', '/login', '/register']) {
      const response = await page.goto(path);
      expect(response?.headers()['x-livree-render'], path).toBe('server');
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    }
  });
});
