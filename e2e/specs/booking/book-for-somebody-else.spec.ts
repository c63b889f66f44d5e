import { cards } from '../../pages/checkout.ts';
import { formatDay } from '../../support/free-rides.ts';
import { expect, test } from '../../support/journey.ts';
import { mailTo } from '../../support/mailbox.ts';
import { texts } from '../../support/texts.ts';

const t = texts('booking', 'fr');
const account = texts('account', 'fr');
const price = /€|EUR/;

test('a customer books for somebody else, who receives the ride without its price; money and changes stay with the customer', async ({
  booking: { wizard, checkout },
  customer,
  ride,
  page,
}) => {
  const traveller = `traveller-${crypto.randomUUID()}@example.org`;
  await wizard.start({
    service: 'airport',
    vehicule: String(ride.vehicleId),
    departure: 'Aéroport Paris-Charles de Gaulle',
    destination: 'Reims',
  });
  await wizard.continue();
  await wizard.expectStep(2);
  await wizard.trip.on(ride);
  await wizard.trip.at('10', '00');
  await wizard.expectAvailable();
  await wizard.continue();
  await wizard.expectStep(3);
  await wizard.giveContact({ name: 'Zoé Martin', email: customer.email, phone: '+33 6 12 34 56 78' });
  await page.getByRole('checkbox', { name: t('traveller.other') }).check();
  await page.getByRole('textbox', { name: t('traveller.name') }).fill('Hugo Bernard');
  await page.getByRole('textbox', { name: t('traveller.phone') }).fill('+33 6 55 44 33 22');
  await page.getByRole('textbox', { name: t('traveller.email') }).fill(traveller);
  await wizard.continue();
  await wizard.expectStep(4);
  await checkout.expectFrameReady();
  await checkout.payByCard(cards.succeeds);
  await wizard.expectBooked();

  const { data } = await customer.api.reservations.list({ query: {} });
  const [reservation] = data.items;
  const reference = reservation?.reference ?? '';
  const received = await mailTo(traveller, new RegExp(reference));
  expect(received.text).not.toMatch(price);
  expect((await mailTo(customer.email, new RegExp(`${reference} confirmée`))).text).toMatch(price);

  await page.goto(`/reservations/${reservation?.id}`);
  const details = page.getByRole('dialog');
  await expect(details.getByText('Hugo Bernard')).toBeVisible();
  await expect(details.getByText(price).first()).toBeVisible();
  await expect(details.getByRole('button', { name: account('change.open') })).toBeVisible();

  const params = { id: reservation?.id ?? 0 };
  const change = { pickupAt: `${formatDay(ride.monthsAhead, ride.day)}T11:00` };
  const { quote } = (await customer.api.changes.quote({ params, body: change })).data;
  await customer.api.changes.make({ params, body: { ...change, quote } });
  const newest = async () => (await mailTo(traveller, new RegExp(reference))).text;
  await expect.poll(newest).toContain('11:00');
  expect(await newest()).not.toMatch(price);
});
