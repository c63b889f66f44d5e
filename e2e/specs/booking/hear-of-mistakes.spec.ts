import type { Page } from 'playwright/test';
import { cards } from '../../pages/checkout.ts';
import { expect, test } from '../../support/journey.ts';
import { texts, toPattern } from '../../support/texts.ts';

const t = texts('booking', 'fr');
const airport = 'Aéroport Paris-Charles de Gaulle';

/** What the wizard asks about instead of going on. */
const question = (page: Page, key: string) =>
  page
    .getByRole('main')
    .getByText(toPattern(t(key)))
    .filter({ visible: true });

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
