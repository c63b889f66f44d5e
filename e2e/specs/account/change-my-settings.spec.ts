import { settingsTabs } from '../../pages/settings-pages.ts';
import { expectAccessible } from '../../support/axe.ts';
import { signIn } from '../../support/customers.ts';
import { expect, test } from '../../support/journey.ts';
import { openContext } from '../../support/open-context.ts';
import { texts } from '../../support/texts.ts';

const account = texts('account', 'fr');
const common = texts('common', 'fr');

test.describe('every tab is accessible', { tag: '@phone-long' }, () => {
  test('and is in the address', async ({ customer, settings, page }, { project }) => {
    test.setTimeout(150_000);
    await page.emulateMedia({ colorScheme: project.name === 'phone' ? 'dark' : 'light' });
    await page.goto('/profile');
    await expect(page.getByText(customer.email).filter({ visible: true }).last()).toBeVisible();
    await expectAccessible(page);
    await settings.open('profile');
    for (const tab of settingsTabs) {
      await settings.tab(tab).click();
      await expect(page).toHaveURL(new RegExp(`tab=${tab}`));
      await expect(settings.panel.getByRole('button').first()).toBeVisible();
      await expect(settings.panel.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
    }
  });
});

test('the tabs work with the keyboard and the back button', async ({ customer, settings, page }) => {
  expect(customer.name).not.toBe('');
  await settings.open('profile');
  await settings.tab('profile').focus();
  await page.keyboard.press('ArrowDown');
  await settings.expectTab('preferences');
  await expect(settings.tab('preferences')).toBeFocused();
  await expect(page).toHaveURL(/tab=preferences/);
  await page.keyboard.press('End');
  await settings.expectTab('account');
  await page.goBack();
  await settings.expectTab('preferences');
});

test(
  'the profile changes in the settings, on its page and in the header',
  { tag: '@visit-account' },
  async ({ customer, settings, page }) => {
    await settings.open('profile');
    const form = settings.form();
    await form.getByLabel(account('profile.fields.name')).fill('Hélène de Vaugirard');
    await form.getByLabel(account('profile.fields.address')).fill('18 rue de la Pompe, 75116 Paris');
    await form.getByLabel(account('profile.fields.birthDate')).fill('1988-04-17');
    await form.getByRole('radio', { name: account('profile.genders.female'), exact: true }).check();
    await settings.save();
    await settings.expectNotice('Profil mis à jour');
    await expect(form.getByText('Profil mis à jour')).toBeHidden({ timeout: 5000 });
    await expect(page.getByRole('banner').getByText('Hélène de Vaugirard')).not.toHaveCount(0);
    expect((await customer.api.identity.me()).user).toMatchObject({
      name: 'Hélène de Vaugirard',
      birthDate: '1988-04-17',
      gender: 'female',
    });
    await page.goto('/profile');
    const main = page.getByRole('main');
    for (const words of ['Hélène de Vaugirard', '17 avril 1988', 'Femme', '18 rue de la Pompe, 75116 Paris'])
      await expect(main.getByText(words, { exact: true })).toBeVisible();
    await main.getByRole('button', { name: common('actions.edit') }).click();
    await main.getByLabel(account('profile.fields.name')).fill('Hélène Moreau');
    await main.getByRole('button', { name: common('actions.save') }).click();
    await expect(main.getByText('Hélène Moreau', { exact: true })).toBeVisible();
  },
);

test('the names of time zones that arrive late replace nothing that is being typed', async ({
  customer,
  settings,
  page,
}) => {
  const { promise: namesMayCome, resolve: letNamesCome } = Promise.withResolvers<void>();
  await page.route(/\/timezones/, async (route) => {
    await namesMayCome;
    await route.continue();
  });
  await settings.open('preferences');
  const zone = page.getByRole('combobox', { name: account('settings.preferences.timezone') });
  await expect(zone).toHaveValue('Europe/Paris');
  await zone.selectText();
  const names = page.waitForResponse(/\/timezones/);
  letNamesCome();
  await (await names).finished();
  await page.keyboard.insertText('alg');
  await page.getByRole('option', { name: /Africa\/Algiers/ }).click();
  await expect(zone).toHaveValue(/Africa\/Algiers/);
  await settings.save();
  await settings.expectNotice('Préférences mises à jour');
  expect((await customer.api.settings.read()).data.preferences.timezone).toBe('Africa/Algiers');
});

test('preferences, notifications and privacy settings are saved', async ({ customer, settings, page }) => {
  await settings.open('preferences');
  const zone = page.getByRole('combobox', { name: account('settings.preferences.timezone') });
  const algiers = page.getByRole('option', { name: /Africa\/Algiers/ });
  await zone.fill('alg');
  await algiers.click();
  await page.getByRole('switch', { name: account('settings.reservations.autoConfirm') }).check();
  await settings.save();
  await settings.expectNotice('Préférences mises à jour');

  await settings.tab('notifications').click();
  await page.getByRole('switch', { name: account('settings.notifications.sms'), exact: true }).check();
  await settings.save();
  await settings.expectNotice('Notifications mises à jour');

  await settings.tab('privacy').click();
  await page.getByRole('radio', { name: account('settings.privacy.public') }).check();
  await settings.save();
  await settings.expectNotice('Confidentialité mise à jour');

  expect((await customer.api.settings.read()).data).toMatchObject({
    preferences: { timezone: 'Africa/Algiers' },
    reservations: { autoConfirm: true },
    notifications: { sms: true },
    privacy: { profileVisibility: 'public' },
  });
  await settings.open('preferences');
  await expect(zone).toHaveValue(/Africa\/Algiers/);
  await expect(
    page.getByRole('switch', { name: account('settings.reservations.autoConfirm') }),
  ).toBeChecked();
});

test('another language applies as soon as it is saved, in other browsers too', async ({
  customer,
  settings,
  page,
  browser,
}) => {
  await settings.open('preferences');
  await settings.panel
    .getByRole('button', { name: new RegExp(account('settings.preferences.language')) })
    .click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await settings.save();
  await expect(
    page.getByRole('heading', { level: 1, name: texts('account', 'de')('settings.title') }),
  ).toBeVisible();
  const elsewhere = await openContext(browser);
  await signIn(elsewhere, customer);
  const other = await elsewhere.newPage();
  await other.goto('/services');
  await expect(other.locator('html')).toHaveAttribute('lang', 'de');
  await elsewhere.close();
});

test('a theme and a colour are previewed, reverted on leaving, and applied in another browser once saved', async ({
  customer,
  settings,
  page,
  browser,
}) => {
  const html = page.locator('html');
  await settings.open('appearance');
  await page.getByRole('radio', { name: common('theme.dark') }).check();
  await expect(html).toHaveAttribute('data-mode', 'dark');
  await settings.tab('privacy').click();
  await settings.leave();
  await settings.expectTab('privacy');
  await expect(html).toHaveAttribute('data-mode', 'auto');

  await settings.tab('appearance').click();
  await page.getByRole('radio', { name: common('theme.dark') }).check();
  await page.getByRole('radio', { name: account('settings.appearance.colours.green') }).check();
  await settings.save();
  await settings.expectNotice('Apparence mise à jour');
  await settings.tab('privacy').click();
  await settings.expectTab('privacy');
  await expect(html).toHaveAttribute('data-mode', 'dark');

  const elsewhere = await openContext(browser);
  await signIn(elsewhere, customer);
  const other = await elsewhere.newPage();
  await other.goto('/services');
  await expect(other.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-accent', 'green');
  await elsewhere.close();
});

test('unsaved values are never lost without a question: another tab, another page, back, a reload', async ({
  customer,
  settings,
  page,
}) => {
  expect(customer.name).not.toBe('');
  await settings.open('notifications');
  await settings.tab('profile').click();
  const name = page.getByLabel(account('profile.fields.name'));
  await name.fill('Nom jamais enregistré');

  await settings.tab('privacy').click();
  await settings.stay();
  await settings.expectTab('profile');
  await expect(name).toHaveValue('Nom jamais enregistré');

  await page.goBack();
  await settings.stay();
  await settings.expectTab('profile');

  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(name).toHaveValue('Nom jamais enregistré');

  await page
    .getByRole('banner')
    .getByRole('link', { name: texts('shell', 'fr')('nav.services') })
    .first()
    .click();
  await settings.leave();
  await expect(page).toHaveURL(/\/services$/);
});
