import type { Language } from '@livree/contracts';
import { newCustomer } from '../../pages/account-pages.ts';
import { bookUntilSignIn, registerAndPay } from '../../support/book-from-home.ts';
import { connectAs } from '../../support/customers.ts';
import { expect, test } from '../../support/journey.ts';
import { centsIn } from '../../support/money.ts';

const journeys: readonly { language: Language; tag: string[] }[] = [
  { language: 'fr', tag: ['@visit-marketing', '@visit-booking', '@visit-account', '@visit-payments'] },
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
      const price = await bookUntilSignIn({ site, booking, ride }, person, async (trip) => {
        await trip.via('Chantilly');
        await trip.via('Saint-Denis');
        await trip.backOn(ride.day, '20', '00');
      });
      await account.expectPrefilled(person);
      await registerAndPay({ booking, account }, person, price);

      const card = account.firstReservation();
      await account.expectStatus(card, 'confirmed');
      await expect(card).toContainText(price);
      const details = await account.openDetails(card);
      await expect(details).toContainText(price);
      for (const stop of ['Chantilly', 'Saint-Denis']) await expect(details).toContainText(stop);
      await account.expectPayments(details, [{ type: 'payment', status: 'completed', amount: price }]);
      await account.closeDialog();
      await account.cancel(card, 'Un autre jour');
      await account.expectStatus(account.firstReservation(), 'cancelled');
      const after = await account.openDetails(account.firstReservation());
      await account.expectPayments(after, [
        { type: 'payment', status: 'refunded', amount: price },
        { type: 'refund', status: 'completed', amount: price },
      ]);

      const { data } = await (await connectAs(page, language)).payments.list({ query: {} });
      expect(data.items.map(({ type, status, amount }) => ({ type, status, cents: amount.cents }))).toEqual([
        { type: 'refund', status: 'completed', cents: centsIn(price) },
        { type: 'payment', status: 'refunded', cents: centsIn(price) },
      ]);
    });
  });
}
