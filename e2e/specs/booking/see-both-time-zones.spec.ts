import { formatDay } from '../../support/free-rides.ts';
import { expect, test } from '../../support/journey.ts';
import { toPattern, texts } from '../../support/texts.ts';

test('a customer in another time zone sees both times in their lists', async ({
  account,
  customer,
  ride,
  page,
}) => {
  await customer.api.settings.changePreferences({ body: { timezone: 'Europe/London' } });
  await customer.api.reservations.create({
    body: {
      vehicleId: ride.vehicleId,
      pickupAddress: 'Aéroport Paris-Charles de Gaulle',
      destinationAddress: 'Reims',
      pickupAt: `${formatDay(ride.monthsAhead, ride.day)}T10:30`,
      passengers: 2,
      paymentProvider: 'card',
      paymentMethodId: 'pm_card_visa',
    },
  });
  const both = texts('common', 'fr')('calendar.bothClocks', { here: '10:30', city: 'Paris', own: '09:30' });
  await account.goToReservations();
  await expect(account.firstReservation()).toContainText(both);
  await page.goto('/payments');
  // Between midnight and one o'clock in Paris it is still the previous day in London, and the text says so.
  const ofPayment = /\d\d:\d\d à Paris, (\S+ \d+\s\S+, )?\d\d:\d\d chez vous/;
  await expect(page.getByRole('main')).toContainText(ofPayment);
  await page.getByRole('button', { name: toPattern(texts('payments', 'fr')('list.detailsOf')) }).click();
  await expect(page.getByRole('dialog')).toContainText(ofPayment);
  await customer.api.settings.changePreferences({ body: { timezone: 'Europe/Paris' } });
  await account.goToReservations();
  await expect(account.firstReservation()).not.toContainText('chez vous');
});
