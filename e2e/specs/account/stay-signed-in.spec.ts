import { registerCustomer } from '../../support/customers.ts';
import { expect, test } from '../../support/journey.ts';
import { siteOrigin } from '../../support/site.ts';
import { texts } from '../../support/texts.ts';

const shell = texts('shell', 'fr');
const account = texts('account', 'fr');

// Playwright disables the back-forward cache, but real browsers have it.
test.use({
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

const isAnonymous = () => document.documentElement.dataset['session'] === 'out';

/** Ends every session of the customer on the server, without the browser. */
async function revoke(token: string): Promise<void> {
  const response = await fetch(`${siteOrigin()}/backend/public/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
}

test('a protected page asks to log in and then opens', async ({ account: pages, page }) => {
  const customer = await registerCustomer('fr');
  await page.goto('/payments');
  await page.waitForURL('**/login');
  await pages.logIn(customer);
  await page.waitForURL('**/payments');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('payments', 'fr')('title'));
});

test.describe('the end of a session in every tab', () => {
  // A page may still ask for something before it leaves.
  test.use({ tolerated: { console: [/401 \(Unauthorized\)/] } });

  test('a customer stays signed in in a new tab, and signs out of every tab at once', async ({
    customer,
    context,
    page,
    site,
  }) => {
    await page.goto('/reservations');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(account('reservations.title'));
    const second = await context.newPage();
    await second.goto('/payments');
    await expect(second.getByRole('heading', { level: 1 })).toHaveText(texts('payments', 'fr')('title'));

    await site.signOut(customer.name);
    await site.expectToast(shell('user.signedOut'));
    await second.waitForURL('**/login');
    expect(await second.evaluate(isAnonymous)).toBe(true);
    expect(await second.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    await expect(customer.api.identity.me()).rejects.toMatchObject({ status: 401 });
  });
});

test.describe('a page that is restored after sign-out', { tag: '@window' }, () => {
  // It may still ask for something before it leaves.
  test.use({ tolerated: { console: [/401 \(Unauthorized\)/] } });

  test('Back after sign-out shows no page of the customer from the back-forward cache', async ({
    customer,
    page,
    site,
  }) => {
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) sessionStorage.setItem('kept', location.pathname);
      }),
    );
    await page.goto('/profile');
    await expect(page.getByRole('main').getByText(customer.email).first()).toBeVisible();
    await page.goto('/services');
    await expect(
      page.getByRole('button', { name: shell('user.menu', { name: customer.name }) }),
    ).toBeVisible();
    await site.signOut(customer.name);
    await site.expectToast(shell('user.signedOut'));
    await page.evaluate(() => void setTimeout(() => history.go(-2)));
    await page.waitForURL('**/login');
    await expect(page.getByText(customer.email)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('kept'))).toBe('/profile');
  });
});

test.describe('a customer whose session has ended on the server', () => {
  test.use({ tolerated: { console: [/401 \(Unauthorized\)/] } });

  test('logs in again and returns to the same page', async ({ customer, account: pages, page }) => {
    await page.goto('/reservations?status=confirmed');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(account('reservations.title'));
    // A running call would end the session before the reload does.
    await page.waitForLoadState('networkidle');
    await revoke(customer.token);
    await page.reload();
    await page.waitForURL('**/login');
    await expect(page.getByText(texts('common', 'fr')('errors.sessionExpired')).first()).toBeVisible();
    await pages.logIn(customer);
    await page.waitForURL('**/reservations?status=confirmed');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(account('reservations.title'));
  });
});
