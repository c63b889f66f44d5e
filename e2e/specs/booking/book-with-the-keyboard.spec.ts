import type { Locator, Page } from 'playwright/test';
import { newCustomer } from '../../pages/account-pages.ts';
import { cards } from '../../pages/checkout.ts';
import { expect, test } from '../../support/journey.ts';
import { press, tabTo } from '../../support/keyboard.ts';
import { texts } from '../../support/texts.ts';

test.setTimeout(90_000);

const common = texts('common', 'fr');
const t = texts('booking', 'fr');
async function pickPlace(page: Page, label: string, address: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: label, exact: true }));
  await page.keyboard.type(address);
  await expect(
    page
      .getByRole('option')
      .filter({ hasNotText: t('places.searching') })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Opens a list, types the beginning of an option and selects it. */
async function choose(page: Page, list: Locator, option: string): Promise<void> {
  await press(page, list);
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type(option);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
}

test('a visitor without a mouse reaches the checkout', async ({ booking: { wizard }, ride, page }) => {
  const main = page.getByRole('main');
  await wizard.start({ vehicule: String(ride.vehicleId) });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: common('actions.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();

  await tabTo(page, page.getByRole('radio', { name: common('service.business') }).first());
  await page.keyboard.press('Space');
  await press(page, main.getByRole('button', { name: t('steps.next') }));
  await wizard.expectStep(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await pickPlace(page, common('ride.departure'), 'Roissy');
  await pickPlace(page, common('ride.destination'), 'Versailles');
  await press(page, main.getByRole('button', { name: new RegExp(`^${common('calendar.date')}\\b`) }));
  await expect(page.getByRole('grid')).toBeVisible();
  for (let month = 0; month < ride.monthsAhead; month += 1) await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: common('actions.confirm') }));
  const time = main.getByRole('group', { name: common('calendar.time') }).getByRole('button');
  await choose(page, time.nth(0), '14');
  await choose(page, time.nth(1), '30');
  await expect(main.getByText(t('availability.available'))).toBeVisible();
  await press(page, main.getByRole('button', { name: t('steps.next') }));
  await wizard.expectStep(3);

  const { name, email, phone } = newCustomer();
  for (const [key, value] of Object.entries({ name, email, phone })) {
    await tabTo(page, page.getByRole('textbox', { name: t(`contact.${key}`), exact: true }));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await wizard.expectStep(4);
});

test('a customer pays by card without a mouse', async ({ booking, customer, ride, page }) => {
  await booking.reachPayment(ride);
  await tabTo(page, booking.checkout.cardField('number'));
  await page.keyboard.type(cards.succeeds);
  await tabTo(page, booking.checkout.cardField('expiry'));
  await page.keyboard.type('1234');
  await tabTo(page, booking.checkout.cardField('code'));
  await page.keyboard.type('123');
  await press(page, booking.checkout.payButton());
  await booking.wizard.expectBooked();
  expect((await customer.api.payments.list({ query: {} })).data.items).toHaveLength(1);
});
