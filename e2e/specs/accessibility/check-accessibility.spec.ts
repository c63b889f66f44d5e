import { test as base, expect, type Page } from 'playwright/test';
import { newCustomer } from '../../pages/account-pages.ts';
import { cards } from '../../pages/checkout.ts';
import { expectAccessible } from '../../support/axe.ts';
import { test } from '../../support/journey.ts';
import { expectReflow } from '../../support/reflow.ts';
import { toPattern, texts } from '../../support/texts.ts';

test.setTimeout(150_000);

const common = texts('common', 'fr');
const payments = texts('payments', 'fr');

/**
 * Checks the current screen without leaving it: in light on a desktop, in dark on a phone, where it also fits 320 px. The
 * other two are left to the states of the remotes, whose parts are the same.
 */
async function checkScreen(page: Page, what: string): Promise<void> {
  const { name: project } = base.info().project;
  const mode = project === 'phone' ? 'dark' : 'light';
  await base.step(what, async () => {
    await page.emulateMedia({ colorScheme: mode });
    await expectAccessible(page);
    await picture(page, `${what}-${mode}-${project}`);
    if (project === 'phone') await expectReflow(page);
  });
}

/** Saves a screenshot if LIVREE_E2E_PICTURES names a folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['LIVREE_E2E_PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name.replaceAll(' ', '-')}.png` });
}

test.describe('every screen is accessible', { tag: '@phone-long' }, () => {
  test.describe('to a first visitor', () => {
    test.use({ refusedCookies: false, tolerated: { console: [/404/] } });

    // The journeys that read contact, about and the legal texts check those pages.
    test('on public pages and the consent dialog', async ({ page }) => {
      for (const path of [
        '/',
        '/services',
        '/prices',
        '/vehicles',
        '/login',
        '/register',
        '/blog',
        '/nowhere',
      ]) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await checkScreen(page, path === '/' ? 'home' : path.slice(1));
      }
      const consent = page.getByRole('dialog', { name: texts('shell', 'fr')('consent.title') });
      await consent.getByRole('button', { name: texts('shell', 'fr')('consent.customise') }).click();
      await checkScreen(page, 'consent');
    });
  });

  test('with errors in forms', async ({ page }) => {
    for (const [path, key] of [
      ['/login', 'login.submit'],
      ['/register', 'register.submit'],
    ] as const) {
      await page.goto(path);
      await page
        .getByRole('main')
        .getByRole('button', { name: texts('account', 'fr')(key) })
        .click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await checkScreen(page, `${path.slice(1)} with faults`);
    }
  });

  test('in the simulator', async ({ site, booking: { simulator }, ride, page }) => {
    await site.goHome();
    await site.askForEstimate('', '');
    await simulator.expectOpen();
    await checkScreen(page, 'simulator');
    await simulator
      .dialog()
      .getByRole('button', { name: texts('booking', 'fr')('simulator.estimate') })
      .click();
    await expect(simulator.dialog().getByRole('alert')).toBeVisible();
    await checkScreen(page, 'simulator with faults');
    await simulator.trip.from('Roissy');
    await simulator.trip.to('Versailles');
    await simulator.trip.withVehicle(ride.vehicle);
    await simulator.trip.on(ride);
    await simulator.trip.at('23', '30');
    await simulator.estimate();
    await checkScreen(page, 'estimate');
  });

  test('in the wizard', async ({ booking: { wizard }, ride, page }) => {
    await wizard.start();
    await checkScreen(page, 'wizard 1');
    await wizard.continue();
    await wizard.expectFault('serviceType');
    await checkScreen(page, 'wizard 1 with faults');
    await wizard.chooseService('airport');
    await wizard.chooseVehicle(ride.vehicle);
    await wizard.continue();
    await wizard.expectStep(2);
    await wizard.continue();
    await wizard.expectFault('pickupAddress');
    await checkScreen(page, 'wizard 2 with faults');
    await wizard.trip.from('Roissy');
    await wizard.trip.to('Versailles');
    await wizard.trip.on(ride);
    await wizard.trip.at('10', '30');
    await wizard.expectAvailable();
    await checkScreen(page, 'wizard 2');
    await wizard.continue();
    await wizard.expectStep(3);
    await wizard.continue();
    await wizard.expectFault('name');
    await checkScreen(page, 'wizard 3 with faults');
    await wizard.giveContact(newCustomer());
    await wizard.continue();
    await wizard.expectStep(4);
    await checkScreen(page, 'wizard 4 as a visitor');
  });

  test('at the checkout and among the reservations and payments', async ({
    booking,
    account,
    customer,
    ride,
    page,
  }) => {
    await booking.reachPayment(ride);
    await checkScreen(page, 'wizard 4');
    await booking.checkout.payByCard(cards.succeeds);
    await booking.wizard.expectBooked();
    expect(customer.name).not.toBe('');
    await checkScreen(page, 'reservations');
    await account.openDetails(account.firstReservation());
    await checkScreen(page, 'details');
    await account.closeDialog();
    await account.askToCancel(account.firstReservation());
    await checkScreen(page, 'cancellation');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: common('actions.close') })
      .click();
    await page.goto('/payments');
    await expect(
      page.getByRole('main').getByText(common('transactionStatus.completed')).first(),
    ).toBeVisible();
    await checkScreen(page, 'payments');
    await page
      .getByRole('button', { name: toPattern(payments('list.detailsOf')) })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: payments('list.refund') }).click();
    await dialog.getByRole('button', { name: payments('refund.submit') }).click();
    await expect(dialog.getByRole('textbox', { name: toPattern(payments('refund.reason')) })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await checkScreen(page, 'refund with faults');
  });
});

test.describe('a missing part', () => {
  test.use({ tolerated: { console: [/Failed to load resource|net::ERR_|integrity|Federation|RUNTIME/i] } });

  test('has a replacement that is accessible', async ({ site, page }) => {
    await page.route('**/assets/booking/**', (route) => route.abort());
    await site.open('/login');
    await site.follow('/reservation');
    await site.expectStandIn();
    await checkScreen(page, 'stand-in');
  });
});
