import { cards } from '../pages/checkout.ts';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

test('a customer who lives elsewhere reads both clocks in their lists', async ({
  booking,
  account,
  customer,
  ride,
  page,
}) => {
  await customer.api.settings.changePreferences({ body: { timezone: 'Europe/London' } });
  await booking.reachPayment(ride);
  await booking.checkout.payByCard(cards.succeeds);
  await booking.wizard.expectBooked();
  const both = texts('common', 'fr')('calendar.bothClocks', { here: '10:30', city: 'Paris', own: '09:30' });
  await expect(account.newestReservation()).toContainText(both);
  await page.goto('/payments');
  await expect(page.getByRole('main')).toContainText(
    // Between midnight and one o'clock in Paris it is still the day before in London, and the text says so.
    /\d\d:\d\d à Paris, (\S+ \d+ \S+, )?\d\d:\d\d chez vous/,
  );
  await customer.api.settings.changePreferences({ body: { timezone: 'Europe/Paris' } });
  await account.goToReservations();
  await expect(account.newestReservation()).not.toContainText('chez vous');
});
