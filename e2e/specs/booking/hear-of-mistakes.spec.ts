import { wallClock } from '@livree/i18n';
import type { Page } from 'playwright/test';
import { cards } from '../../pages/checkout.ts';
import { expect, test } from '../../support/journey.ts';
import { texts, toPattern } from '../../support/texts.ts';

const t = texts('booking', 'fr');
const common = texts('common', 'fr');
const airport = 'Aéroport Paris-Charles de Gaulle';

/** What the wizard asks about instead of going on. */
const question = (page: Page, key: string) =>
  page
    .getByRole('main')
    .getByText(toPattern(t(key)))
    .filter({ visible: true });

test('a visitor is asked about a flight and an address that look wrong, mends or keeps them, and goes on', async ({
  booking: { wizard },
  ride,
  page,
}) => {
  await wizard.start({
    service: 'airport',
    vehicule: String(ride.vehicleId),
    departure: airport,
    destination: 'Reims',
  });
  await wizard.continue();
  await wizard.expectStep(2);
  await wizard.trip.on(ride);
  await wizard.trip.at('10', '00');
  await wizard.expectAvailable();
  await page.getByRole('checkbox', { name: common('fareLine.flight_tracking') }).check();
  const flight = page.getByRole('textbox', { name: t('extra.flightNumber') });

  await test.step('a flight that lands after the pickup moves it in one press', async () => {
    await flight.fill('AF 1960');
    await wizard.continue();
    await expect(question(page, 'doubts.flight.early')).toContainText('11:00');
    await wizard.expectStep(2);
    await page.getByRole('button', { name: toPattern(t('doubts.takeTime')) }).click();
    await expect(page.getByText(t('doubts.title'))).toBeHidden();
    await wizard.expectAvailable();
    await wizard.continue();
    await wizard.expectStep(3);
  });

  await test.step('a mistyped address is mended in one press, an odd telephone is kept', async () => {
    await wizard.giveContact({ name: 'Zoé Martin', email: 'zoe@gmial.com', phone: '+33 6 12 34 56' });
    await wizard.continue();
    await expect(question(page, 'doubts.phone')).toBeVisible();
    await page.getByRole('button', { name: t('doubts.take', { meant: 'zoe@gmail.com' }) }).click();
    await expect(page.getByLabel(t('contact.email'), { exact: true })).toHaveValue('zoe@gmail.com');
    await wizard.continue();
    await wizard.expectStep(4);
  });
});

/** A fortnight ahead, when airlines have announced their flights, as `trip.on` takes it. */
function findSoonDay(): { readonly monthsAhead: number; readonly day: number } {
  const [today, soon] = [0, 14].map((days) =>
    wallClock(new Date(Date.now() + days * 86_400_000), 'Europe/Paris'),
  );
  const isNextMonth = today?.slice(0, 7) !== soon?.slice(0, 7);
  return { monthsAhead: isNextMonth ? 1 : 0, day: Number(soon?.slice(8, 10)) };
}

test('a visitor is asked about a far-off destination and a flight that lands elsewhere or that nobody announces, and may keep them', async ({
  booking: { wizard },
  ride,
  page,
}) => {
  const vehicule = String(ride.vehicleId);
  await wizard.start({ service: 'airport', vehicule, departure: airport, destination: 'Marseille' });
  await wizard.continue();
  await wizard.expectStep(2);
  await wizard.trip.on(findSoonDay());
  await wizard.trip.at('10', '00');
  await wizard.expectAvailable();
  await page.getByRole('checkbox', { name: common('fareLine.flight_tracking') }).check();
  const flight = page.getByRole('textbox', { name: t('extra.flightNumber') });
  await flight.fill('AF 1995');
  await wizard.continue();
  await expect(question(page, 'doubts.flight.elsewhere')).toBeVisible();
  await expect(question(page, 'doubts.distance')).toBeVisible();
  await flight.fill('AF 1904');
  await wizard.continue();
  await expect(question(page, 'doubts.flight.unknown')).toBeVisible();
  await wizard.expectStep(2);
  await wizard.continue();
  await wizard.expectStep(3);
});

test('a customer with another ride at that time is asked, and may go on', async ({
  booking,
  customer,
  ride,
  page,
}) => {
  const { wizard, checkout } = booking;
  await booking.reachPayment(ride);
  await checkout.payByCard(cards.succeeds);
  await wizard.expectBooked();
  const { data } = await customer.api.reservations.list({ query: {} });
  await wizard.start({ service: 'airport', vehicule: '4', departure: airport, destination: 'Versailles' });
  await wizard.continue();
  await wizard.expectStep(2);
  await wizard.trip.on(ride);
  await wizard.trip.at('10', '30');
  await wizard.expectAvailable();
  await wizard.continue();
  await expect(question(page, 'doubts.rides')).toContainText(data.items[0]?.reference ?? 'no ride');
  await wizard.continue();
  await wizard.expectStep(3);
});

test.describe('a return that the server refuses', () => {
  test.use({ tolerated: { console: [/422 \(Unprocessable Entity\)/] } });

  test('five minutes after the pickup says why, at its field', async ({
    booking: { wizard },
    ride,
    page,
  }) => {
    const vehicule = String(ride.vehicleId);
    await wizard.start({ service: 'airport', vehicule, departure: airport, destination: 'Reims' });
    await wizard.continue();
    await wizard.expectStep(2);
    await wizard.trip.on(ride);
    await wizard.trip.at('10', '00');
    await wizard.trip.backOn(ride.day, '10', '05');
    await wizard.continue();
    const back = page.getByRole('group', { name: t('trip.returnTime'), exact: true });
    await expect(back).toHaveAccessibleDescription(/au plus tôt le .*/);
    await wizard.expectStep(2);
  });
});
