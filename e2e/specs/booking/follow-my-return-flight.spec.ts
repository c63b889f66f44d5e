import { cards } from '../../pages/checkout.ts';
import { expect, test } from '../../support/journey.ts';
import { mailTo } from '../../support/mailbox.ts';
import { texts } from '../../support/texts.ts';

const t = texts('booking', 'fr');
const account = texts('account', 'fr');
const common = texts('common', 'fr');

test('a customer books a way back that follows its flight: it is late, the way back moves, and mail and details say so', async ({
  booking: { wizard, checkout },
  customer,
  ride,
  page,
}) => {
  await wizard.start({
    service: 'airport',
    vehicule: String(ride.vehicleId),
    departure: 'Reims',
    destination: 'Aéroport Paris-Charles de Gaulle',
  });
  await wizard.continue();
  await wizard.expectStep(2);
  await wizard.trip.on(ride);
  await wizard.trip.at('10', '00');
  await wizard.trip.backOn(ride.day, '18', '00');
  await wizard.expectAvailable();
  await page.getByRole('checkbox', { name: common('fareLine.flight_tracking') }).check();
  await page.getByRole('textbox', { name: t('extra.returnFlightNumber') }).fill('AF 1945');
  await wizard.continue();
  await wizard.expectStep(3);
  await wizard.giveContact({ name: 'Zoé Martin', email: customer.email, phone: '+33 6 12 34 56 78' });
  await wizard.continue();
  await wizard.expectStep(4);
  await checkout.expectFrameReady();
  await checkout.payByCard(cards.succeeds);
  await expect(page.getByRole('alertdialog', { name: t('success.title') })).toBeVisible();

  const { text } = await mailTo(customer.email, /votre vol$/);
  expect(text).toContain('AF1945 atterrit à 17:45');
  expect(text).toContain('18:45');
  const { data } = await customer.api.reservations.list({ query: {} });
  const [moved] = data.items;
  expect(moved?.pickupAt).toMatch(/T10:00$/);
  expect(moved?.returnAt).toMatch(/T18:45$/);

  await page.goto(`/reservations/${moved?.id}`);
  const details = page.getByRole('dialog');
  const flight = details.getByRole('heading', { name: account('flight.returnTitle', { number: 'AF1945' }) });
  await expect(flight.locator('xpath=..')).toContainText('La prise en charge du retour suit l’atterrissage');
  await expect(details.getByText(account('change.returnFollowsFlight'))).toBeVisible();
});
