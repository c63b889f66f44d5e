import type { Page } from 'playwright/test';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

test.use({
  tolerated: { console: [/Failed to load resource|net::ERR_|Federation|RUNTIME|Loading .*chunk/i] },
});

const files = '**/assets/shell/**';
const email = (page: Page) =>
  page.getByRole('main').getByRole('textbox', { name: texts('account', 'fr')('fields.email') });

/** Opens a form, after which no file of the shell arrives. */
async function openWithoutFiles(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.route(files, (route) => route.abort());
}

test('a form reports that its script did not arrive, keeps what was typed, and is sent once it does', async ({
  page,
}) => {
  const t = texts('account', 'fr');
  await openWithoutFiles(page, '/forgot-password');
  await email(page).fill('claire@example.org');
  const send = page.getByRole('main').getByRole('button', { name: t('forgot.submit') });
  await send.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    texts('common', 'fr')('errors.network'),
  );
  await expect(email(page)).toHaveValue('claire@example.org');
  await page.unroute(files);
  await send.click();
  await expect(page.getByRole('main')).toContainText(t('forgot.sentTitle'));
});

test.describe('on a first visit', () => {
  test.use({ refusedCookies: false });

  test('the consent dialog breaks no page if its file does not arrive, and appears later', async ({
    page,
  }) => {
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/shell/'));
    await openWithoutFiles(page, '/login');
    await email(page).fill('claire@example.org');
    await failed;
    const dialog = page.getByRole('dialog', { name: texts('shell', 'fr')('consent.title') });
    await expect(email(page)).toHaveValue('claire@example.org');
    await expect(dialog).toBeHidden();
    await page.unroute(files);
    await expect(dialog).toBeVisible({ timeout: 20_000 });
    await expect(email(page)).toHaveValue('claire@example.org');
  });
});
