import type { Page } from 'playwright/test';
import { newCustomer } from '../../pages/account-pages.ts';
import { expectAccessible } from '../../support/axe.ts';
import { signIn } from '../../support/customers.ts';
import { expect, test } from '../../support/journey.ts';
import { linkIn, mailTo } from '../../support/mailbox.ts';
import { openContext } from '../../support/open-context.ts';
import { texts } from '../../support/texts.ts';

const t = texts('account', 'fr');

test.setTimeout(90_000);

async function askForLink(page: Page, email: string): Promise<URL> {
  await page.getByRole('textbox', { name: t('fields.email'), exact: true }).fill(email);
  await page.getByRole('button', { name: t('forgot.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('forgot.sentTitle'));
  return linkIn(await mailTo(email, /Réinitialisation/));
}

test.describe('a customer who forgot their password', () => {
  test.use({ tolerated: { console: [/401|422|net::ERR_FAILED/] } });

  test(
    'sets another with the mail’s link, which ends every session',
    { tag: '@phone-long' },
    async ({ account, browser, customer, page }) => {
      const elsewhere = await (await openContext(browser)).newPage();
      await signIn(elsewhere.context(), customer);

      await page.goto('/forgot-password');
      const submit = page.getByRole('button', { name: t('forgot.submit') });
      await expect(submit).toBeDisabled();
      const link = await askForLink(page, customer.email);
      await expect(page.getByRole('button', { name: /\d+ s/ })).toBeDisabled();
      await expectAccessible(page);

      await page.goto(link.pathname + link.search);
      await expect(page.getByRole('textbox', { name: t('fields.email'), exact: true })).toHaveValue(
        customer.email,
      );
      await page.getByRole('button', { name: t('reset.submit') }).click();
      await expect(page.getByText('Le mot de passe est requis')).toBeVisible();
      await expect(page.getByText('La confirmation du mot de passe est requise')).toBeVisible();
      await expectAccessible(page);
      const password = `${customer.password}-neuf`;
      for (const name of ['fields.newPassword', 'fields.passwordConfirmation'])
        await page.getByRole('textbox', { name: t(name) }).fill(password);
      await page.getByRole('button', { name: t('reset.submit') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('reset.doneTitle'));
      await page.waitForURL('**/login');
      await expect(page.getByText('Mot de passe réinitialisé avec succès')).toBeVisible();
      await account.logIn({ email: customer.email, password });
      await page.waitForURL('**/profile');

      await expect(customer.api.identity.me()).rejects.toMatchObject({ status: 401 });
      await elsewhere.goto('/reservations');
      await elsewhere.waitForURL('**/login');
      await elsewhere.goto(link.pathname + link.search);
      await expect(elsewhere.getByText(/n’est plus valable/)).toBeVisible();
      await expect(elsewhere.getByRole('textbox', { name: t('fields.newPassword') })).toHaveCount(0);
      await elsewhere.context().close();
    },
  );

  test('keeps typed values if the server cannot be reached, and sends them once', async ({ page }) => {
    const { email } = newCustomer();
    await page.goto('/forgot-password');
    await page.route('**/auth/forgot-password', (route) => route.abort());
    await page.getByRole('textbox', { name: t('fields.email'), exact: true }).fill(email);
    await page.getByRole('button', { name: t('forgot.submit') }).click();
    await expect(page.getByText('Erreur de connexion au serveur', { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: t('fields.email'), exact: true })).toHaveValue(email);
    await page.unroute('**/auth/forgot-password');
    let sent = 0;
    page.on('request', (request) => (sent += Number(request.url().endsWith('/auth/forgot-password'))));
    await page.getByRole('button', { name: t('forgot.submit') }).dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('forgot.sentTitle'));
    expect(sent).toBe(1);
  });
});

test('an incomplete link is reported at once', async ({ page }) => {
  await page.goto('/reset-password?email=claire%40example.org');
  await expect(page.getByText('Lien de réinitialisation invalide ou manquant.')).toBeVisible();
  await expectAccessible(page);
});
