import { newCustomer } from '../pages/account-pages.ts';
import { cards } from '../pages/checkout.ts';
import { expect, test } from '../support/journey.ts';

for (const language of ['fr', 'de'] as const) {
  test.describe(`a visitor who reads ${language}`, () => {
    test.use({ language });
    test.setTimeout(120_000);

    test('estimates, books, pays, finds and cancels a ride', async ({ site, booking, account, page }) => {
      const customer = newCustomer();
      const { simulator, wizard, checkout } = booking;

      await site.goHome();
      await site.refuseCookies();
      await site.askForEstimate('', '');
      await simulator.expectOpen();
      await simulator.trip.from('Roissy');
      await simulator.trip.to('Versailles');
      await simulator.trip.via('Chantilly');
      await simulator.trip.withVehicle('Mercedes Classe E');
      await simulator.trip.on({ monthsAhead: 2, day: 15 });
      await simulator.trip.at('09', '30');
      await simulator.trip.roundTrip();
      await simulator.estimate();
      const price = await simulator.total();
      await simulator.book();

      await wizard.expectStep(1);
      await wizard.chooseService('airport');
      await wizard.continue();
      await wizard.expectStep(2);
      await wizard.expectAvailable();
      await wizard.expectPrice(price);
      await wizard.continue();
      await wizard.giveContact(customer);
      await wizard.continue();
      await wizard.leaveToSignIn('register');
      await account.register(customer);

      await wizard.expectStep(4);
      await checkout.payByCard(cards.succeeds);
      await wizard.expectBooked();

      const ride = account.newestReservation();
      await expect(ride).toContainText(price);
      await account.cancel(ride, 'Annulé');
      const details = await account.openDetails(account.newestReservation());
      await expect(details).toContainText(price);
      await expect(page).toHaveURL(/\/reservations\/\d+/);
    });
  });
}
