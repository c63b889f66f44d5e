import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const account = texts('account', 'fr');

test.use({ tolerated: { console: [/422|Failed to load resource/] } });

test('a password change reports all errors at once, then only the new password works', async ({
  customer,
  account: pages,
  settings,
  page,
}) => {
  await settings.open('security');
  const form = settings.form(account('settings.password.title'));
  const change = form.getByRole('button', { name: account('settings.password.submit') });
  const fill = async (current: string, next: string, again: string) => {
    await form.getByLabel(account('settings.password.currentPassword'), { exact: true }).fill(current);
    await form.getByLabel(account('settings.password.newPassword'), { exact: true }).fill(next);
    await form.getByLabel(account('settings.password.newPasswordConfirmation'), { exact: true }).fill(again);
    await change.click();
  };
  await fill('', '', '');
  for (const words of [
    'Le mot de passe actuel est requis',
    'Le mot de passe est requis',
    'La confirmation du mot de passe est requise',
  ])
    await expect(form.getByText(words, { exact: true })).toBeVisible();
  await fill(customer.password, 'court12', 'autre');
  await expect(form.getByText('Le mot de passe doit contenir au moins 8 caractères')).toBeVisible();
  await expect(form.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
  const next = 'dix nuages blancs au sud';
  await fill('pas le bon du tout', next, next);
  await expect(form.getByText('Le mot de passe actuel est incorrect')).toBeVisible();
  await expect(form.getByLabel(account('settings.password.newPassword'), { exact: true })).toHaveValue(next);
  await fill(customer.password, next, next);
  await settings.expectNotice('Mot de passe mis à jour', form);
  await expect(form.getByLabel(account('settings.password.newPassword'), { exact: true })).toHaveValue('');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await pages.logIn({ email: customer.email, password: next });
  await page.waitForURL((url) => url.pathname !== '/login');
});
