import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

const account = texts('account', 'fr');
const calls = '**/backend/public/api/**';

test.use({ tolerated: { console: [/422|Failed to load resource/] } });

/** Counts the calls that change something and lets them wait, so that a second press comes in time. */
async function slowWrites(page: Page): Promise<() => number> {
  let count = 0;
  await page.route(calls, async (route) => {
    if (route.request().method() !== 'GET') {
      count += 1;
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
    await route.continue();
  });
  return () => count;
}

test('a profile without a name, or with a wrong phone, is refused beside its field and kept', async ({
  customer,
  settings,
  page,
}) => {
  expect(customer.name).not.toBe('');
  await settings.open('profile');
  const name = page.getByLabel(account('profile.fields.name'));
  const phone = page.getByLabel(account('profile.fields.phone'));
  await name.fill('');
  await phone.fill('douze');
  await settings.save();
  await expect(page.getByText('Le nom est requis')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Claire');
  await settings.save();
  await expect(page.getByText('Veuillez saisir un numéro de téléphone valide')).toBeVisible();
  await expect(phone).toHaveValue('douze');
  await expect(name).toHaveValue('Claire');
});

test('a session timeout out of bounds is refused in words and stays in its field', async ({
  customer,
  settings,
  page,
}) => {
  await settings.open('security');
  const form = settings.form(account('settings.security.title'));
  const minutes = page.getByLabel(account('settings.security.sessionTimeout'));
  for (const wrong of ['', '4', '481', 'trente', '7,5']) {
    await minutes.fill(wrong);
    await settings.save(form);
    await expect(
      page.getByText('La durée de session doit être comprise entre 5 et 480 minutes'),
    ).toBeVisible();
    await expect(minutes).toHaveValue(wrong);
  }
  await minutes.fill('60');
  await settings.save(form);
  await settings.expectNotice('Paramètres de sécurité mis à jour avec succès', form);
  expect((await customer.api.settings.read()).data.security.sessionTimeout).toBe(60);
});

test('a change of password says everything that is wrong, then opens the account alone', async ({
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
  await settings.expectNotice('Mot de passe mis à jour avec succès', form);
  await expect(form.getByLabel(account('settings.password.newPassword'), { exact: true })).toHaveValue('');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await pages.logIn({ email: customer.email, password: next });
  await page.waitForURL((url) => url.pathname !== '/login');
});

test('a form pressed twice is sent once', async ({ customer, settings, page }) => {
  expect(customer.name).not.toBe('');
  await settings.open('profile');
  const written = await slowWrites(page);
  await page.getByLabel(account('profile.fields.name')).fill('Deux fois');
  const save = settings.form().getByRole('button', { name: texts('common', 'fr')('actions.save') });
  await save.dblclick();
  await settings.expectNotice('Profil mis à jour avec succès');
  expect(written()).toBe(1);
});

test('a form sent offline says so, keeps what was typed, and is saved later', async ({
  customer,
  settings,
  context,
  page,
}) => {
  await settings.open('profile');
  await page.waitForLoadState('networkidle');
  const name = page.getByLabel(account('profile.fields.name'));
  await name.fill('Hors ligne');
  await context.setOffline(true);
  await settings.save();
  await settings.expectNotice('Erreur de connexion au serveur');
  await expect(settings.form().getByText('Erreur de connexion au serveur')).toBeHidden({ timeout: 7000 });
  await expect(name).toHaveValue('Hors ligne');
  await context.setOffline(false);
  await settings.save();
  await settings.expectNotice('Profil mis à jour avec succès');
  expect((await customer.api.identity.me()).user.name).toBe('Hors ligne');
});
