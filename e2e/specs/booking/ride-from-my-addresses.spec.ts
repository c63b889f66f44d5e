import { SettingsPages } from '../../pages/settings-pages.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const t = texts('account', 'fr');
const common = texts('common', 'fr');
const marketing = texts('marketing', 'fr');
const home = '18 rue de la Pompe, 75116 Paris';

test('a customer saves their home, and then takes it wherever an address is asked', async ({
  customer,
  page,
}) => {
  await new SettingsPages(page, 'fr').open('preferences');
  await page.getByRole('button', { name: t('addresses.add') }).click();
  const dialog = page.getByRole('dialog', { name: t('addresses.add') });
  const address = dialog.getByRole('combobox', { name: t('addresses.address') });
  await address.fill(home);
  await address.press('Tab');
  await dialog.getByRole('button', { name: common('actions.save') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: home })).toBeVisible();
  const { data } = await customer.api.addresses.list();
  expect(data).toMatchObject([{ kind: 'home', label: 'Domicile', address: home }]);

  await page.goto('/');
  await page.getByRole('textbox', { name: common('ride.departure') }).click();
  const departure = page.getByRole('combobox', { name: common('ride.departure') });
  await page.getByRole('option', { name: 'Domicile' }).click();
  await expect(departure).toHaveValue(home);
  await page.getByRole('button', { name: marketing('quick.estimate') }).click();

  const simulator = page.getByRole('dialog');
  const [start, end] = (['departure', 'destination'] as const).map((name) =>
    simulator.getByRole('combobox', { name: common(`ride.${name}`), exact: true }),
  );
  await expect(start ?? simulator).toHaveValue(home);
  await end?.click();
  await page.getByRole('option', { name: 'Domicile' }).click();
  await expect(end ?? simulator).toHaveValue(home);
});
