import { newCustomer } from '../pages/account-pages.ts';
import { cards, Checkout } from '../pages/checkout.ts';
import { openDesk } from '../support/desk.ts';
import { afterRefusal, expect, test } from '../support/journey.ts';
import { linkIn, mailTo } from '../support/mailbox.ts';
import { openContext } from '../support/open-context.ts';
import { texts } from '../support/texts.ts';

const payments = texts('payments', 'fr');

test('a customer is found by telephone, written to, and deleted under their name', async ({
  browser,
  customer,
}) => {
  const { desk } = await openDesk(browser);
  await desk.openCustomer(customer.email, customer.name);
  const subject = `Votre parapluie ${crypto.randomUUID().slice(0, 8)}`;
  await desk.writeTo(subject, 'Nous l’avons retrouvé dans la voiture.');
  expect((await mailTo(customer.email, new RegExp(subject))).text).toContain('vous écrit');
  await desk.deleteCustomer(customer.name);
  expect((await mailTo(customer.email, /supprimé/)).text).toContain('supprimé');
});

test('a ride that is booked on the telephone is paid by its link, without an account', async ({
  browser,
  ride,
}) => {
  test.setTimeout(120_000);
  const caller = newCustomer();
  const { desk } = await openDesk(browser);
  await desk.openNewRide();
  await desk.addCaller(caller);
  await desk.bookOnTelephone('Aéroport Paris-Charles de Gaulle', 'Reims', ride);
  const link = await desk.paymentLink();
  const mail = await mailTo(caller.email, /à payer/);
  expect(String(linkIn(mail))).toBe(link);

  const visitor = await (await openContext(browser, { storageState: afterRefusal() })).newPage();
  const { pathname, search } = new URL(link);
  await visitor.goto(pathname + search);
  const checkout = new Checkout(visitor, 'fr');
  await checkout.expectFrameReady();
  await checkout.payByCard(cards.succeeds);
  await expect(visitor.getByText(payments('link.paid'))).toBeVisible();
  expect((await mailTo(caller.email, /confirmée/)).text).toContain('Voir mon trajet');
});
