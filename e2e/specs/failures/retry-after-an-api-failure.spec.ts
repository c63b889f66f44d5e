import type { Page } from 'playwright/test';
import { registerCustomer } from '../../support/customers.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

test.use({ tolerated: { console: [/503 \(Service Unavailable\)/] } });
test.setTimeout(90_000);

const calls = '**/backend/public/api/**';
const common = texts('common', 'fr');
const booking = texts('booking', 'fr');

/**
 * Makes the API unreachable for the browser from now on.
 * @returns waits until the page has given up: a query asks again after a second, and would mend the page by itself
 */
async function disconnectApi(page: Page): Promise<() => Promise<void>> {
  let askedAt = Date.now();
  await page.route(calls, (route) => {
    askedAt = Date.now();
    return route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"success":false,"code":"unavailable","message":""}',
    });
  });
  return () => expect.poll(() => Date.now() - askedAt, { timeout: 30_000 }).toBeGreaterThan(3_000);
}

const reconnectApi = (page: Page): Promise<void> => page.unroute(calls);
const main = (page: Page) => page.getByRole('main');
const retry = (page: Page) =>
  page
    .getByRole('button', { name: common('actions.retry') })
    .filter({ visible: true })
    .first();

test('a visitor who logs in sees the error, keeps typed values, and succeeds later', async ({
  account,
  page,
}) => {
  const customer = await registerCustomer('fr');
  await page.goto('/login');
  await disconnectApi(page);
  await account.logIn(customer);
  await expect(main(page).getByRole('alert').first()).toBeVisible();
  await expect(main(page).getByRole('textbox', { name: texts('account', 'fr')('fields.email') })).toHaveValue(
    customer.email,
  );
  await reconnectApi(page);
  await account.logIn(customer);
  await page.waitForURL('**/profile');
});

test('a customer sees why the lists are empty, and retries', async ({ customer, site, page }) => {
  await page.goto('/login');
  expect(customer.name).not.toBe('');
  for (const { path, fault, title } of [
    {
      path: '/reservations',
      fault: texts('account', 'fr')('reservations.failedTitle'),
      title: texts('account', 'fr')('reservations.title'),
    },
    {
      path: '/payments',
      fault: texts('payments', 'fr')('list.failedTitle'),
      title: texts('payments', 'fr')('title'),
    },
  ]) {
    const untilGivenUp = await disconnectApi(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main(page).getByText(fault)).toBeVisible();
    await untilGivenUp();
    await reconnectApi(page);
    // Figures above a list have their own retry.
    for (const button of (
      await main(page)
        .getByRole('button', { name: common('actions.retry') })
        .all()
    ).toReversed())
      await button.click();
    await expect(main(page).getByText(fault)).toBeHidden();
  }
  await site.expectFrame();
});

test('a visitor sees a notice and a retry in place of vehicles and articles', async ({ site, page }) => {
  await site.open('/login');
  const untilGivenUp = await disconnectApi(page);
  await site.follow('/blog');
  await expect(main(page).getByText(texts('blog', 'fr')('list.failed'))).toBeVisible();
  await site.follow('/vehicles');
  await expect(main(page).getByText(common('state.fallbackData')).first()).toBeVisible();
  await untilGivenUp();
  await reconnectApi(page);
  await retry(page).click();
  await expect(main(page).getByText(common('state.fallbackData'))).toBeHidden();
});

test('a visitor in the wizard and the simulator keeps typed values', async ({
  booking: pages,
  ride,
  site,
  page,
}) => {
  const { wizard, simulator } = pages;
  await wizard.start({ service: 'airport', vehicule: String(ride.vehicleId) });
  await wizard.continue();
  await wizard.expectStep(2);
  await wizard.trip.from('Roissy');
  await wizard.trip.to('Versailles');
  await disconnectApi(page);
  await wizard.trip.on(ride);
  await wizard.trip.at('10', '30');
  await expect(main(page).getByText(booking('availability.failed.connection'))).toBeVisible();
  const destination = page.getByRole('combobox', { name: common('ride.destination') });
  await expect(destination).toHaveValue('Versailles');
  await reconnectApi(page);
  await retry(page).click();
  await wizard.expectAvailable();

  await site.goHome();
  await site.askForEstimate('', '');
  await simulator.expectOpen();
  await simulator.trip.from('Roissy');
  await simulator.trip.to('Versailles');
  await simulator.trip.withVehicle(ride.vehicle);
  await simulator.trip.on(ride);
  await simulator.trip.at('10', '30');
  await disconnectApi(page);
  await simulator
    .dialog()
    .getByRole('button', { name: booking('simulator.estimate') })
    .click();
  await expect(simulator.dialog().getByText(booking('simulator.failed'))).toBeVisible();
  await reconnectApi(page);
  await retry(page).click();
  await expect(simulator.dialog().getByRole('button', { name: booking('simulator.book') })).toBeVisible();
});
