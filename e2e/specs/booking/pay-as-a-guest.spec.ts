import type { Page } from 'playwright/test';
import { newCustomer } from '../../pages/account-pages.ts';
import { cards } from '../../pages/checkout.ts';
import { expectAccessible } from '../../support/axe.ts';
import { bookUntilPayment } from '../../support/book-from-home.ts';
import { expect, test } from '../../support/journey.ts';
import { mailTo } from '../../support/mailbox.ts';
import { texts } from '../../support/texts.ts';

const booking = texts('booking', 'fr');
const account = texts('account', 'fr');
const mostScreens = 3;

/** Opens the newest link of a mail. */
async function follow(page: Page, email: string, subject: RegExp): Promise<void> {
  const { text } = await mailTo(email, subject);
  const [address = ''] = /https?:\/\/\S+\/guest\?\S+/.exec(text) ?? [];
  const { pathname, search } = new URL(address);
  await page.goto(pathname + search);
}

test.describe('a visitor without an account', { tag: '@phone' }, () => {
  test.use({ refusedCookies: false });
  test.setTimeout(120_000);

  test('pays as a guest within three screens after the price, finds the ride by mail and keeps the account', async ({
    site,
    booking: pages,
    account: accounts,
    ride,
    page,
  }) => {
    const person = newCustomer();
    const screens: string[] = [];
    page.on('framenavigated', (frame) => {
      const step = new URL(frame.url()).searchParams.get('etape');
      if (frame === page.mainFrame() && Number(step) > 2 && step !== screens.at(-1))
        screens.push(String(step));
    });
    const price = await bookUntilPayment({ site, booking: pages, ride }, person);
    const guest = page.getByRole('button', { name: booking('guest.begin') });
    await expect(guest).toBeVisible();
    await expectAccessible(page);
    await guest.press('Enter');
    await pages.wizard.expectStep(4);
    await pages.checkout.expectFrameReady();
    await pages.checkout.expectAmount(price);
    await pages.checkout.payByCard(cards.succeeds);
    const success = page.getByRole('alertdialog', { name: booking('success.title') });
    await expect(success.getByRole('heading', { name: booking('guest.keepTitle') })).toBeVisible();
    expect([...screens, 'paid'].length).toBeLessThanOrEqual(mostScreens);
    await success.getByRole('button', { name: booking('success.list') }).click();
    await accounts.expectStatus(accounts.firstReservation(), 'confirmed');

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await follow(page, person.email, /confirmée/);
    await page.getByRole('button', { name: account('guest.send') }).click();
    await expect(page.getByText(account('guest.sent'))).toBeVisible();
    await follow(page, person.email, /Votre lien/);
    await page.getByRole('button', { name: account('guest.openButton') }).click();
    await expect(page.getByRole('heading', { name: account('guest.openedTitle') })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: account('fields.newPassword') }).fill(person.password);
    await page.getByRole('textbox', { name: account('fields.passwordConfirmation') }).fill(person.password);
    await page.getByRole('button', { name: account('guest.keep'), exact: true }).click();
    await expect(page.getByText(account('guest.kept'))).toBeVisible();
    await page.getByRole('link', { name: account('guest.seeRides') }).click();
    await accounts.expectStatus(accounts.firstReservation(), 'confirmed');
  });
});
