import { newCustomer } from '../pages/account-pages.ts';
import { cards } from '../pages/checkout.ts';
import { expect, test } from '../support/journey.ts';
import { refuseCookies, refuseStorage } from '../support/refused-storage.ts';
import { texts } from '../support/texts.ts';

test.setTimeout(120_000);
test.use({ refusedCookies: false });

for (const { name, refuse, isTold } of [
  { name: 'storage', refuse: refuseStorage, isTold: true },
  { name: 'cookies', refuse: refuseCookies, isTold: false },
])
  test(`a visitor whose browser refuses ${name} estimates, books, registers and pays`, async ({
    context,
    site,
    booking,
    account,
    ride,
    page,
  }) => {
    await refuse(context);
    const person = newCustomer();
    const { simulator, wizard, checkout } = booking;

    await site.goHome();
    await site.refuseCookies();
    await site.askForEstimate('', '');
    await simulator.expectOpen();
    await simulator.trip.from('Roissy');
    await simulator.trip.to('Versailles');
    await simulator.trip.withVehicle(ride.vehicle);
    await simulator.trip.on(ride);
    await simulator.trip.at('10', '30');
    await simulator.estimate();
    const price = await simulator.total();
    await simulator.book();

    await wizard.expectStep(1);
    await wizard.chooseService('airport');
    await wizard.continue();
    await wizard.expectStep(2);
    await wizard.expectAvailable();
    await wizard.continue();
    await wizard.giveContact(person);
    await wizard.continue();
    await wizard.leaveToSignIn('register');
    const notice = page.getByText(texts('account', 'fr')('login.untilReload'));
    await expect(notice).toHaveCount(isTold ? 1 : 0);
    await account.register(person);

    await wizard.expectStep(4);
    await checkout.expectFrameReady();
    await checkout.expectAmount(price);
    await checkout.payByCard(cards.succeeds);
    await wizard.expectBooked();
    await expect(account.newestReservation()).toContainText(price);
  });
