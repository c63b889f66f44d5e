import type { Page } from 'playwright/test';
import { newCustomer } from '../../pages/account-pages.ts';
import type { BookingPages } from '../../pages/booking-pages.ts';
import type { Step } from '../../pages/wizard.ts';
import { publishChanged, siteLedger } from '../../support/changed-release.ts';
import { registerCustomer } from '../../support/customers.ts';
import type { FreeRide } from '../../support/free-rides.ts';
import { expect, test } from '../../support/journey.ts';
import { publishRenamedShell } from '../../support/renamed-shell.ts';
import { release, siteOrigin } from '../../support/site.ts';
import { texts } from '../../support/texts.ts';
import { untilShown } from '../../support/until-shown.ts';
import { expectMadeOf } from '../../support/written-composition.ts';

test.setTimeout(90_000);

const contact = (page: Page, label: string) =>
  page.getByRole('textbox', { name: texts('booking', 'fr')(`contact.${label}`), exact: true });

/** The release of a remote, or of the shell, that visitors get. */
const liveVersion = async (id: string): Promise<string> =>
  (await (await siteLedger()).trails())[id]?.[0] ?? '';

async function fillToStepThree(booking: BookingPages, ride: FreeRide) {
  await booking.describeRide(ride);
  await booking.wizard.expectStep(3);
  const person = newCustomer();
  await booking.wizard.giveContact(person);
  return person;
}

test('a visitor keeps all typed values after a reload, Back and a change of language', async ({
  booking,
  site,
  ride,
  page,
}) => {
  const { wizard } = booking;
  const person = await fillToStepThree(booking, ride);
  await page.reload();
  await wizard.expectStep(3);
  await expect(contact(page, 'email')).toHaveValue(person.email);
  await page.goBack();
  await wizard.expectStep(2);
  await expect(page.getByRole('combobox', { name: texts('common', 'fr')('ride.destination') })).toHaveValue(
    'Versailles',
  );
  await page.goForward();
  await wizard.expectStep(3);
  await site.speak('de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('booking', 'de')('steps.3'));
  await expect(
    page.getByRole('textbox', { name: texts('booking', 'de')('contact.email'), exact: true }),
  ).toHaveValue(person.email);
});

test('a visitor goes on in a second tab, and the first one follows', async ({
  booking,
  context,
  ride,
  page,
}) => {
  const person = await fillToStepThree(booking, ride);
  const t = texts('booking', 'fr');
  const second = await context.newPage();
  await second.goto('/');
  const offer = second.getByRole('complementary', { name: t('kept.title') });
  await expect(offer).toContainText(t('kept.ride', { from: 'Roissy CDG', to: 'Versailles' }));
  await expect(offer).not.toContainText(person.name);
  await offer.getByRole('button', { name: t('kept.resume') }).click();
  await second.getByRole('button', { name: new RegExp(t('steps.3')) }).click();
  await expect(contact(second, 'email')).toHaveValue(person.email);
  await contact(second, 'name').fill('Anne Caron');

  await expect(contact(page, 'name')).toHaveValue('Anne Caron');
  await expect(page.getByText(t('kept.newer'))).toBeVisible();
  await second.close();
});

test('a customer logs in at step 4 and continues there', async ({ booking, account, ride, page }) => {
  const customer = await registerCustomer('fr');
  const { wizard, checkout } = booking;
  await fillToStepThree(booking, ride);
  await wizard.continue();
  await wizard.chooseToSignIn('login');
  await account.logIn(customer);
  await wizard.expectStep(4);
  await checkout.expectFrameReady();
  await page.reload();
  await wizard.expectStep(4);
  await checkout.expectFrameReady();
});

test.describe('a customer whose session ends at step 3', () => {
  test.use({ tolerated: { console: [/401 \(Unauthorized\)/] } });

  test('stays there with all typed values, signs in and continues', async ({
    account,
    booking,
    customer,
    page,
    ride,
  }) => {
    const { wizard, checkout } = booking;
    const person = await fillToStepThree(booking, ride);
    await page.waitForLoadState('networkidle');
    await customer.api.identity.logout();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-session', 'out');
    await wizard.expectStep(3);
    await expect(contact(page, 'email')).toHaveValue(person.email);
    await wizard.continue();
    await wizard.chooseToSignIn('login');
    await account.logIn(customer);
    await wizard.expectStep(4);
    await checkout.expectFrameReady();
  });
});

// One after the other: a booking is drawn by the browser when it is two releases behind.
test.describe('while releases come and go', () => {
  test.describe.configure({ mode: 'default' });

  test('a visitor notices neither a release nor its rollback', async ({ booking, ride, page, context }) => {
    const { wizard } = booking;
    const t = texts('booking', 'fr');
    const person = await fillToStepThree(booking, ride);
    const before = await liveVersion('booking');
    const version = await publishChanged('booking', (path, text) =>
      path.startsWith('server/') ? `${text}\n// released while somebody books\n` : undefined,
    );
    const expectKept = async (step: Step, made: string) => {
      await page.reload();
      await wizard.expectStep(step);
      await expectMadeOf(page, 'booking', made);
    };
    await release('promote', `booking@${version}`);
    try {
      await untilShown(siteOrigin(), [version]);
      await expectKept(3, before);
      await expect(contact(page, 'email')).toHaveValue(person.email);
      await wizard.goBack();
      await expectKept(2, before);
      const second = await context.newPage();
      await second.goto('/');
      await expectMadeOf(second, 'booking', before);

      const offer = second.getByRole('complementary', { name: t('kept.title') });
      await offer.getByRole('button', { name: t('kept.remove') }).click();
      await second.reload();
      await expectMadeOf(second, 'booking', version);
      await second.close();
      const another = await fillToStepThree(booking, ride);
      await expectMadeOf(page, 'booking', version);
      await release('rollback', 'booking');
      await untilShown(siteOrigin(), [before]);
      await expectKept(3, before);
      await expect(contact(page, 'email')).toHaveValue(another.email);
    } finally {
      if ((await liveVersion('booking')) === version) await release('rollback', 'booking');
    }
  });

  test('a visitor keeps the shell that they began with when another one is released @long', async ({
    booking,
    ride,
    page,
  }) => {
    await booking.wizard.start({ service: 'airport', vehicule: String(ride.vehicleId) });
    const before = await liveVersion('shell');
    const answers: [url: string, status: number][] = [];
    page.on('response', (response) => answers.push([response.url(), response.status()]));
    const version = await publishRenamedShell();
    await release('promote', `shell@${version}`);
    try {
      await untilShown(siteOrigin(), [version]);
      await booking.wizard.continue();
      await booking.describeTrip(ride);
      await booking.wizard.expectStep(3);
      const ofShell = answers.filter(([url]) => url.includes('/assets/shell/'));
      expect(ofShell.length).toBeGreaterThan(3);
      expect(ofShell.filter(([, status]) => status !== 200)).toEqual([]);
      const person = newCustomer();
      await booking.wizard.giveContact(person);
      await page.reload();
      await booking.wizard.expectStep(3);
      await expect(contact(page, 'email')).toHaveValue(person.email);
      await expectMadeOf(page, 'shell', before);
    } finally {
      await release('rollback', 'shell');
    }
  });
});
