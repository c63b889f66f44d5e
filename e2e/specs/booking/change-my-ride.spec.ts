import type { Page } from 'playwright/test';
import { formatDay } from '../../support/free-rides.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const t = texts('account', 'fr');

/** Chooses another hour in the dialog of the change. */
async function chooseHour(page: Page, hour: string): Promise<void> {
  await page.getByRole('button', { name: t('change.open') }).click();
  const time = page.getByRole('group', { name: t('change.time'), exact: true });
  await time.getByRole('button').first().click();
  await page.getByRole('option', { name: hour, exact: true }).click();
}

test('a customer moves a paid ride to the day and gets the difference back, then to the night and pays it', async ({
  booking,
  customer,
  ride,
  page,
}) => {
  const day = formatDay(ride.monthsAhead, ride.day);
  const { data } = await customer.api.reservations.create({
    body: {
      vehicleId: ride.vehicleId,
      pickupAddress: 'Aéroport Paris-Charles de Gaulle',
      destinationAddress: 'Reims',
      pickupAt: `${day}T05:00`,
      passengers: 2,
      paymentProvider: 'card',
      paymentMethodId: 'pm_card_visa',
    },
  });
  const params = { id: data.reservation.id };
  const read = async () => (await customer.api.reservations.read({ params })).data;
  const moves = page.getByRole('heading', { name: t('change.history') }).locator('xpath=..');

  await page.goto(`/reservations/${params.id}`);
  await chooseHour(page, '10');
  await expect(page.getByText(t('change.difference.back'))).toBeVisible();
  await page.getByRole('button', { name: t('change.move', { time: '10:00' }) }).click();
  await expect(moves.getByRole('listitem')).toHaveCount(1);
  const moved = await read();
  expect(moved.reservation.pickupAt).toBe(`${day}T10:00`);
  expect(moved.reservation.totalPrice.cents).toBeLessThan(data.reservation.totalPrice.cents);
  expect(moved.transactions.map(({ type }) => type)).toContain('partial_refund');

  await chooseHour(page, '23');
  await expect(page.getByText(t('change.difference.due'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Continuer, .* à payer$/ }).click();
  await booking.checkout.expectFrameReady();
  await booking.checkout.payByCard('4242424242424242');
  await expect(moves.getByRole('listitem')).toHaveCount(2);
  expect((await read()).reservation.pickupAt).toBe(`${day}T23:00`);
});
