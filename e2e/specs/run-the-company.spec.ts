import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { ArticleEditor } from '../pages/article-editor.ts';
import { connectApi } from '../support/customers.ts';
import { openDesk } from '../support/desk.ts';
import { formatDay, type FreeRide } from '../support/free-rides.ts';
import { expect, test } from '../support/journey.ts';
import { mailTo } from '../support/mailbox.ts';
import { centsIn } from '../support/money.ts';
import { texts } from '../support/texts.ts';

const api = connectApi('fr');
const camry = { vehicle: 'Toyota Camry', tariff: 'Toyota Camry, Lyon' };
/** Journeys book in later months, and none of them this vehicle. */
const quotedOn = { monthsAhead: 1, day: 3 };
/** The site keeps its pages for ten seconds. */
const patience = { timeout: 30_000, intervals: [1_000] };

const rideOn = ({ vehicleId, monthsAhead, day }: FreeRide) => ({
  vehicleId,
  pickupAddress: 'Aéroport Paris-Charles de Gaulle',
  destinationAddress: 'Reims',
  pickupAt: `${formatDay(monthsAhead, day)}T10:00`,
  passengers: 2,
});
const once = () => ({ idempotencyKey: crypto.randomUUID() });

/** The price of a ride in Lyon. */
async function quoteInLyon(): Promise<number> {
  const body = {
    vehicleId: 4,
    pickupAddress: 'Place Bellecour, Lyon',
    destinationAddress: 'Grenoble',
    pickupAt: `${formatDay(quotedOn.monthsAhead, quotedOn.day)}T10:00`,
  };
  return (await api.pricing.quote({ body })).data.totalPrice.cents;
}

/** A vehicle of the same kind as that of a ride. */
async function findOther(name: string): Promise<string> {
  const { items } = (await api.fleet.list({ query: { type: 'berline', perPage: 50 } })).data;
  return items.find((vehicle) => vehicle.name !== name && vehicle.seats >= 2)?.name ?? '';
}

/** Waits until a text stands on a page, as long as rendered pages are kept. */
const findOn = (page: Page, path: string, text: string) =>
  expect.poll(async () => (await page.request.get(path)).text(), patience).toContain(text);

test('a day of the company: a ride from its booking to its review, a refund, a price, a picture, an article and a message, all with history', async ({
  account,
  booking,
  browser,
  customer,
  page,
  ride,
  site,
}) => {
  test.setTimeout(180_000);
  const { desk, tab } = await openDesk(browser);
  const key = crypto.randomUUID().slice(0, 8);

  const { id, reference, vehicle } = await test.step('a booked ride appears on the open day', async () => {
    await desk.openDay(formatDay(ride.monthsAhead, ride.day));
    const { data } = await customer.api.reservations.create({ body: rideOn(ride), headers: once() });
    await desk.hearOfRide(data.reservation.reference);
    return data.reservation;
  });

  await test.step('it is confirmed, gets another vehicle and a chauffeur, and its customer reads both', async () => {
    await desk.openRideOfDay(reference);
    await desk.take('confirm');
    const other = await findOther(vehicle.name);
    await desk.moveTo(other);
    await desk.nameChauffeur('Karim B.');
    await page.goto(`/reservations/${id}`);
    await expect(page.getByRole('dialog').getByText(other)).toBeVisible();
    await expect(page.getByRole('dialog').getByText('Karim B.')).toBeVisible();
    // Nobody has confirmed the address: the mail leads to the ride, and names nobody.
    const { text } = await mailTo(customer.email, /votre chauffeur/);
    expect(text).toContain(other);
    expect(text).not.toContain('Karim B.');
  });

  await test.step('it is driven, and its review is shown on the site', async () => {
    await desk.take('start');
    await desk.take('complete');
    const comment = `Une route calme et un chauffeur parfait, ${reference}.`;
    await account.review(`/reservations/${id}`, comment);
    await desk.goTo('reviews');
    await desk.publish(desk.entry(reference));
    await site.goHome();
    const voices = page.getByRole('heading', { name: texts('marketing', 'fr')('testimonials.title') });
    await voices.scrollIntoViewIfNeeded();
    await expect(page.getByRole('blockquote').filter({ hasText: comment })).toBeVisible();
  });

  await test.step('a refund request is declined with a reason that the customer reads', async () => {
    const body = { ...rideOn(ride), paymentProvider: 'card', paymentMethodId: 'pm_card_visa' } as const;
    const { data } = await customer.api.reservations.create({ body, headers: once() });
    const [payment] = (await customer.api.payments.list()).data.items;
    await customer.api.payments.refund({
      params: { id: payment?.id ?? 0 },
      headers: once(),
      body: { reason: 'Le vol est annulé' },
    });
    await desk.goTo('refunds');
    await desk.decline(desk.entry(data.reservation.reference), 'Le billet est échangeable sans frais');
    await page.goto('/payments');
    const refused = page.getByRole('row', { name: /Remboursement/ });
    await refused.getByRole('button', { name: /Détails/ }).click();
    await expect(page.getByText('Le billet est échangeable sans frais')).toBeVisible();
    await desk.findRide(data.reservation.reference);
    const [headings, ...rides] = (await desk.saveList()).split('\r\n');
    expect(headings).toContain('Référence;Statut;Départ');
    expect(rides).toEqual([expect.stringContaining(data.reservation.reference), '']);
    await desk.openRide(data.reservation.reference);
    await desk.expectTold('declineRefund');
    await desk.giveBack('12,50', 'Trente minutes de retard');
    await desk.goTo('money');
    await expect(desk.row(data.reservation.reference).filter({ hasText: '−12,50' })).toHaveCount(1);
    const lines = (await desk.saveAccounts())
      .split('\r\n')
      .filter((line) => line.includes(data.reservation.reference));
    expect(lines).toHaveLength(2);
    expect(lines.some((line) => line.includes('-12,50'))).toBe(true);
  });

  await test.step('a tariff that is put live prices the next quote', async () => {
    const before = await quoteInLyon();
    await desk.price(camry.vehicle, camry.tariff, '99');
    try {
      await site.goHome();
      await site.askForEstimate('', '');
      const { simulator } = booking;
      await simulator.expectOpen();
      await simulator.trip.from('Bellecour');
      await simulator.trip.to('Grenoble');
      await simulator.trip.withVehicle(camry.vehicle);
      await simulator.trip.on(quotedOn);
      await simulator.trip.at('10', '00');
      await simulator.estimate();
      expect(centsIn(await simulator.total())).toBeGreaterThan(before);
    } finally {
      // Other journeys, and a second attempt of this one, see the prices of the demonstration.
      await desk.price(camry.vehicle, camry.tariff, '16');
    }
    expect(await quoteInLyon()).toBe(before);
    await expect(tab.getByRole('cell', { name: 'Mise en ligne' }).nth(1)).toBeVisible();
  });

  await test.step('a picture that is added to a vehicle is seen in the gallery', async () => {
    const buffer = await readFile(join(import.meta.dirname, '../../docs/home.webp'));
    await desk.openVehicle('Volvo S90');
    await desk.addPicture({ name: 'coffre.webp', mimeType: 'image/webp', buffer }, `Coffre ouvert ${key}`);
    await desk.expectTold('add');
    await findOn(page, '/gallery', `Coffre ouvert ${key}`);
  });

  await test.step('an article is published, and a reader finds it', async () => {
    const editor = new ArticleEditor(tab, 'fr');
    await desk.goTo('articles');
    await editor.begin();
    await editor.write(`Les quais de Reims ${key}`, 'Une promenade le soir.');
    await editor.take('publishNow', 'publish');
    await findOn(page, `/blog?q=${key}`, `Les quais de Reims ${key}`);
  });

  await test.step('a message is answered, and its sender gets the answer by mail', async () => {
    const { name, email } = customer;
    const message = `Avez-vous un siège enfant ? ${key}`;
    await customer.api.contact.send({ body: { name, email, subject: 'inquiry', message } });
    await desk.goTo('messages');
    await desk.answer(desk.entry(message), 'Oui, dans chacune de nos voitures.');
    expect((await mailTo(email, /Réponse/)).text).toContain('Oui, dans chacune de nos voitures.');
  });
});

test('for a customer, the pages of operators do not exist', async ({ page, customer }) => {
  expect(customer.token).not.toBe('');
  const [theirs, unknown] = [await page.request.get('/operations'), await page.request.get('/no-such-page')];
  expect(theirs.status()).toBe(404);
  expect((await theirs.text()).replaceAll('/operations', '/no-such-page')).toBe(await unknown.text());
});
