import { newCustomer } from '../../pages/account-pages.ts';
import { bookUntilSignIn, registerAndPay } from '../../support/book-from-home.ts';
import { expect, test } from '../../support/journey.ts';
import { refuseCookies, refuseStorage } from '../../support/refused-storage.ts';
import { texts } from '../../support/texts.ts';

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
    const price = await bookUntilSignIn({ site, booking, ride }, person);
    const notice = page.getByText(texts('account', 'fr')('login.untilReload'));
    await expect(notice).toHaveCount(isTold ? 1 : 0);
    await registerAndPay({ booking, account }, person, price);
    await expect(account.firstReservation()).toContainText(price);
  });
