import { wallClock } from '@livree/i18n';
import type { Page } from 'playwright/test';
import type { Customer } from '../../support/customers.ts';
import { formatDay } from '../../support/free-rides.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const t = texts('account', 'fr');

/** Chooses another hour in the dialog of the change, or of what is asked for. */
async function chooseHour(page: Page, hour: string, opener = t('change.open')): Promise<void> {
  await page.getByRole('button', { name: opener }).click();
  const time = page.getByRole('group', { name: t('change.time'), exact: true });
  await time.getByRole('button').first().click();
  await page.getByRole('option', { name: hour, exact: true }).click();
}

/** Books and pays a ride from the airport to Reims. */
async function book({ api }: Customer, vehicleId: number, pickupAt: string) {
  const { data } = await api.reservations.create({
    body: {
      vehicleId,
      pickupAddress: 'Aéroport Paris-Charles de Gaulle',
      destinationAddress: 'Reims',
      pickupAt,
      passengers: 2,
      paymentProvider: 'card',
      paymentMethodId: 'pm_card_visa',
    },
  });
  return data.reservation;
}

test('a customer moves a paid ride to the day and gets the difference back, then to the night and pays it', async ({
  booking,
  customer,
  ride,
  page,
}) => {
  const day = formatDay(ride.monthsAhead, ride.day);
  const sold = await book(customer, ride.vehicleId, `${day}T05:00`);
  const params = { id: sold.id };
  const read = async () => (await customer.api.reservations.read({ params })).data;
  const moves = page.getByRole('heading', { name: t('change.history') }).locator('xpath=..');

  await page.goto(`/reservations/${params.id}`);
  await chooseHour(page, '10');
  await expect(page.getByText(t('change.difference.back'))).toBeVisible();
  await page.getByRole('button', { name: t('change.move', { time: '10:00' }) }).click();
  await expect(moves.getByRole('listitem')).toHaveCount(1);
  const moved = await read();
  expect(moved.reservation.pickupAt).toBe(`${day}T10:00`);
  expect(moved.reservation.totalPrice.cents).toBeLessThan(sold.totalPrice.cents);
  expect(moved.transactions.map(({ type }) => type)).toContain('partial_refund');

  await chooseHour(page, '23');
  await expect(page.getByText(t('change.difference.due'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Continuer, .* à payer$/ }).click();
  await booking.checkout.expectFrameReady();
  await booking.checkout.payByCard('4242424242424242');
  await expect(moves.getByRole('listitem')).toHaveCount(2);
  expect((await read()).reservation.pickupAt).toBe(`${day}T23:00`);
});

test('a customer who is late asks for another hour, which moves nothing, and takes the request back', async ({
  customer,
  page,
}) => {
  const tomorrow = wallClock(new Date(Date.now() + 86_400_000), 'Europe/Paris').slice(0, 10);
  const { id } = await book(customer, 5, `${tomorrow}T20:00`);
  await page.goto(`/reservations/${id}`);
  await chooseHour(page, '22', t('request.ask'));
  await expect(page.getByText(t('request.information'))).toBeVisible();
  await page.getByRole('button', { name: t('request.send') }).click();
  await expect(page.getByText(t('request.open'), { exact: true })).toBeVisible();
  const read = async () => (await customer.api.reservations.read({ params: { id } })).data;
  expect((await read()).reservation.pickupAt).toBe(`${tomorrow}T20:00`);
  await page.getByRole('button', { name: t('request.withdraw') }).click();
  await expect(page.getByRole('button', { name: t('request.ask') })).toBeVisible();
  expect((await read()).transactions).toHaveLength(1);
});

test.describe('a customer who changes a ride in two tabs', () => {
  test.use({ tolerated: { console: [/409 \(Conflict\)/] } });

  test('reads in the second that it is another ride by now, with its own price, and gets the difference back once', async ({
    context,
    customer,
    ride,
    page,
  }) => {
    const day = formatDay(ride.monthsAhead, ride.day);
    const { id } = await book(customer, ride.vehicleId, `${day}T05:00`);
    const second = await context.newPage();
    for (const [tab, hour] of [
      [page, '10'],
      [second, '12'],
    ] as const) {
      await tab.goto(`/reservations/${id}`);
      await chooseHour(tab, hour);
      await expect(tab.getByText(t('change.difference.back'))).toBeVisible();
    }
    await page.getByRole('button', { name: t('change.move', { time: '10:00' }) }).click();
    await expect(page.getByRole('heading', { name: t('change.history') })).toBeVisible();
    const late = second.getByRole('button', { name: t('change.move', { time: '12:00' }) });
    await late.click();
    await expect(second.getByText(t('change.difference.same'))).toBeVisible();
    await late.click();
    await expect(second.getByText(t('change.done.same'), { exact: true })).toBeVisible();
    const { data } = await customer.api.reservations.read({ params: { id } });
    expect(data.transactions.map(({ type }) => type)).toEqual(['payment', 'partial_refund']);
    expect(data.reservation.pickupAt).toBe(`${day}T12:00`);
  });
});

test.describe('a customer whose car another ride takes meanwhile', () => {
  test.use({ tolerated: { console: [/409 \(Conflict\)/] } });

  test('reads why the ride stays as it was, and closes the dialog with Escape', async ({
    customer,
    ride,
    page,
  }) => {
    const day = formatDay(ride.monthsAhead, ride.day);
    const { id } = await book(customer, ride.vehicleId, `${day}T06:00`);
    await page.goto(`/reservations/${id}`);
    await chooseHour(page, '14');
    const change = page.getByRole('button', { name: t('change.move', { time: '14:00' }) });
    await expect(change).toBeEnabled();
    await book(customer, ride.vehicleId, `${day}T14:00`);
    await change.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('change.title') });
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(change).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: t('change.open') })).toBeVisible();
  });
});
