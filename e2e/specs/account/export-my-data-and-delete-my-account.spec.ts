import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/axe.ts';
import { connectApi } from '../../support/customers.ts';
import { givePassword } from '../../support/give-password.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const account = texts('account', 'fr');

test.use({ tolerated: { console: [/401|403|422/] } });

test('a customer downloads all their data as a file', async ({ customer, settings, page }) => {
  await settings.open('account');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: account('settings.account.export') }).click();
  await givePassword(page, customer.password);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^livree-donnees-\d{4}-\d{2}-\d{2}\.json$/);
  const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ account: { email: customer.email, name: customer.name } });
  await expect(page.getByText('Données exportées avec succès').first()).toBeVisible();
});

test('a customer deletes their account: sees the consequences, proves their identity, and returns to the home page', async ({
  customer,
  settings,
  page,
}) => {
  await settings.open('account');
  await expect(settings.panel.getByText(account('settings.account.active'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: account('settings.account.remove') }).click();
  const dialog = page.getByRole('alertdialog', { name: account('settings.removal.title') });
  await expect(dialog.getByText(account('settings.removal.lost.upcoming'))).toBeVisible();
  await expect(dialog.getByText(account('settings.removal.kept.payments'))).toBeVisible();
  await expectAccessible(page);
  const confirm = dialog.getByRole('button', { name: account('settings.removal.confirm') });
  const word = dialog.getByLabel('Tapez "DELETE" pour confirmer');
  const password = dialog.getByLabel(account('fields.password'), { exact: true });
  await word.fill('delete');
  await expect(confirm).toBeDisabled();
  await word.fill('DELETE');
  await password.fill('pas le bon du tout');
  await confirm.click();
  await expect(dialog.getByText('Mot de passe incorrect')).toBeVisible();
  await expect(password).toBeFocused();
  await expect(word).toHaveValue('DELETE');
  await password.fill(customer.password);
  await confirm.click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByText('Compte supprimé avec succès').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out');
  await expect(page.getByText(texts('common', 'fr')('errors.sessionExpired'))).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  const { email, password: known } = customer;
  await expect(connectApi('fr').identity.login({ body: { email, password: known } })).rejects.toMatchObject({
    status: 401,
  });
});
