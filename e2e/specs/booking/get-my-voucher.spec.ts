import { readFileSync } from 'node:fs';
import { newCustomer } from '../../pages/account-pages.ts';
import { cards } from '../../pages/checkout.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const t = texts('booking', 'fr');
const account = texts('account', 'fr');

test('a visitor is asked for the telephone that a voucher needs, pays, and gets the voucher', async ({
  booking: { wizard, checkout },
  account: accounts,
  ride,
  page,
}) => {
  const person = newCustomer();
  await wizard.start({
    service: 'airport',
    vehicule: String(ride.vehicleId),
    departure: 'Aéroport Paris-Charles de Gaulle',
    destination: 'Reims',
  });
  await wizard.continue();
  await wizard.expectStep(2);
  await wizard.trip.on(ride);
  await wizard.trip.at('10', '00');
  await wizard.expectAvailable();
  await wizard.continue();
  await wizard.expectStep(3);

  for (const phone of ['', 'demain']) {
    await wizard.giveContact({ ...person, phone });
    await wizard.continue();
    await wizard.expectFault('phone');
    await expect(page.getByLabel(t('contact.phone'), { exact: true })).toBeFocused();
  }
  await wizard.giveContact(person);
  await wizard.continue();
  await page.getByRole('button', { name: t('guest.begin') }).click();
  await checkout.expectFrameReady();
  await checkout.payByCard(cards.succeeds);
  await page
    .getByRole('alertdialog', { name: t('success.title') })
    .getByRole('button', { name: t('success.list') })
    .click();

  const details = await accounts.openDetails(accounts.firstReservation());
  const saved = page.waitForEvent('download');
  await details.getByRole('button', { name: account('documents.voucher') }).click();
  const paper = readFileSync(await (await saved).path(), 'latin1');
  expect(paper.slice(0, 5)).toBe('%PDF-');
});
