import type { Language } from '@livree/contracts';
import { newCustomer } from '../pages/account-pages.ts';
import { cards } from '../pages/checkout.ts';
import { connectApi } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { centsIn } from '../support/money.ts';

const journeys: readonly { language: Language; tag: string[] }[] = [
  { language: 'fr', tag: [] },
  { language: 'de', tag: ['@phone'] },
];

for (const { language, tag } of journeys) {
  test.describe(`a visitor who reads ${language}`, { tag }, () => {
    test.use({ language, refusedCookies: false });
    test.setTimeout(120_000);

    test('books a round trip with two stops, pays, finds it and cancels it, with the same cents everywhere', async ({
      site,
      booking,
      account,
      ride,
      page,
    }) => {
      const person = newCustomer();
      const { simulator, wizard, checkout } = booking;

      await site.goHome();
      await site.refuseCookies();
      await site.askForEstimate('', '');
      await simulator.expectOpen();
      await simulator.trip.from('Roissy');
      await simulator.trip.to('Versailles');
      await simulator.trip.via('Chantilly');
      await simulator.trip.via('Saint-Denis');
      await simulator.trip.withVehicle(ride.vehicle);
      await simulator.trip.on(ride);
      await simulator.trip.at('10', '30');
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
      await wizard.giveContact(person);
      await wizard.continue();
      await wizard.leaveToSignIn('register');
      await account.expectPrefilled(person);
      await account.register(person);

      await wizard.expectStep(4);
      await checkout.expectFrameReady();
      await checkout.expectAmount(price);
      await checkout.payByCard(cards.succeeds);
      await wizard.expectBooked();

      const card = account.newestReservation();
      await account.expectStatus(card, 'confirmed');
      await expect(card).toContainText(price);
      const details = await account.openDetails(card);
      await expect(details).toContainText(price);
      await account.expectPayments(details, [{ type: 'payment', status: 'completed', amount: price }]);
      await account.closeDialog();
      await account.cancel(card, 'Un autre jour');
      await account.expectStatus(account.newestReservation(), 'cancelled');
      const after = await account.openDetails(account.newestReservation());
      await account.expectPayments(after, [
        { type: 'payment', status: 'refunded', amount: price },
        { type: 'refund', status: 'completed', amount: price },
      ]);

      const token = await page.evaluate(() => localStorage.getItem('auth_token'));
      const { data } = await connectApi(language, token ?? '').payments.list({ query: {} });
      expect(data.items.map(({ type, status, amount }) => ({ type, status, cents: amount.cents }))).toEqual([
        { type: 'refund', status: 'completed', cents: centsIn(price) },
        { type: 'payment', status: 'refunded', cents: centsIn(price) },
      ]);
    });
  });
}
