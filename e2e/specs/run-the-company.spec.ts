import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright/test';
import { OperationsPages } from '../pages/operations-pages.ts';
import { connectApi } from '../support/customers.ts';
import { formatDay, type FreeRide } from '../support/free-rides.ts';
import { afterRefusal, expect, test } from '../support/journey.ts';
import { mailTo } from '../support/mailbox.ts';
import { openContext } from '../support/open-context.ts';

/** An operator at a browser of their own, who refused cookies. */
async function openDesk(browser: Browser): Promise<OperationsPages> {
  const context = await openContext(browser, { storageState: afterRefusal() });
  return new OperationsPages(await context.newPage(), 'fr');
}

const rideOn = ({ vehicleId, monthsAhead, day }: FreeRide) => ({
  vehicleId,
  pickupAddress: 'Aéroport Paris-Charles de Gaulle',
  destinationAddress: 'Reims',
  pickupAt: `${formatDay(monthsAhead, day)}T10:00`,
  passengers: 2,
});

test('an unpaid ride appears on the open day, is confirmed, driven and closed, and its review is shown', async ({
  browser,
  customer,
  ride,
  account,
  page,
}) => {
  const desk = await openDesk(browser);
  await desk.signIn();
  await desk.openDay(formatDay(ride.monthsAhead, ride.day));
  const { data } = await customer.api.reservations.create({
    body: rideOn(ride),
    headers: { idempotencyKey: crypto.randomUUID() },
  });
  const { id, reference } = data.reservation;
  await desk.hearOfRide(reference);
  await desk.openRide(reference);
  await desk.take('confirm');
  await account.goToReservations();
  await account.expectStatus(account.firstReservation(), 'confirmed');
  await desk.take('start');
  await desk.take('complete');
  await page.reload();
  await expect(account.firstReservation().getByText('Terminée', { exact: true })).toBeVisible();

  const comment = `Une route calme et un chauffeur parfait, ${reference}.`;
  await account.review(`/reservations/${id}`, comment);
  await desk.goTo('reviews');
  await desk.publish(desk.entry(reference));
  const { data: shown } = await connectApi('fr').reviews.list();
  expect(shown.map(({ comment: text }) => text)).toContain(comment);
});

test('a refund request is declined with a reason that the customer reads', async ({
  browser,
  customer,
  ride,
  page,
}) => {
  const { data } = await customer.api.reservations.create({
    body: { ...rideOn(ride), paymentProvider: 'card', paymentMethodId: 'pm_card_visa' },
    headers: { idempotencyKey: crypto.randomUUID() },
  });
  const { reference } = data.reservation;
  const [payment] = (await customer.api.payments.list()).data.items;
  await customer.api.payments.refund({
    params: { id: payment?.id ?? 0 },
    headers: { idempotencyKey: crypto.randomUUID() },
    body: { reason: 'Le vol est annulé' },
  });
  const desk = await openDesk(browser);
  await desk.signIn();
  await desk.goTo('refunds');
  await desk.decline(desk.entry(reference), 'Le billet est échangeable sans frais');
  await page.goto('/payments');
  await page
    .getByRole('row', { name: /Remboursement/ })
    .getByRole('button', { name: /Détails/ })
    .click();
  await expect(page.getByText('Le billet est échangeable sans frais')).toBeVisible();
});

test('what the operator gives back stands among the movements of the month and in the accountant’s file', async ({
  browser,
  customer,
  ride,
}) => {
  const { data } = await customer.api.reservations.create({
    body: { ...rideOn(ride), paymentProvider: 'card', paymentMethodId: 'pm_card_visa' },
    headers: { idempotencyKey: crypto.randomUUID() },
  });
  const { reference } = data.reservation;
  const desk = await openDesk(browser);
  await desk.signIn();
  await desk.openRide(reference);
  await desk.giveBack('12,50', 'Trente minutes de retard');
  await desk.goTo('money');
  await expect(desk.row(reference)).toHaveCount(2);
  await expect(desk.row(reference).filter({ hasText: '−12,50' })).toHaveCount(1);
  const lines = (await desk.saveAccounts()).split('\r\n').filter((line) => line.includes(reference));
  expect(lines).toHaveLength(2);
  expect(lines.some((line) => line.includes('-12,50'))).toBe(true);
});

test('a message is answered from the screen, and its sender gets the answer by mail', async ({
  browser,
  customer,
}) => {
  const message = `Avez-vous un siège enfant ? ${crypto.randomUUID()}`;
  const body = { name: customer.name, email: customer.email, subject: 'inquiry', message } as const;
  await customer.api.contact.send({ body });
  const desk = await openDesk(browser);
  await desk.signIn();
  await desk.goTo('messages');
  await desk.answer(desk.entry(message), 'Oui, dans chacune de nos voitures.');
  expect((await mailTo(customer.email, /Réponse/)).text).toContain('Oui, dans chacune de nos voitures.');
});

test('the operator gives a ride another vehicle and names its chauffeur, and the customer reads both', async ({
  browser,
  customer,
  ride,
  page,
}) => {
  const { data } = await customer.api.reservations.create({
    body: { ...rideOn(ride), paymentProvider: 'card', paymentMethodId: 'pm_card_visa' },
    headers: { idempotencyKey: crypto.randomUUID() },
  });
  const { id, reference, vehicle } = data.reservation;
  const { items } = (await connectApi('fr').fleet.list({ query: { type: 'berline', perPage: 50 } })).data;
  const other = items.find(({ name, seats }) => name !== vehicle.name && seats >= 2)?.name ?? '';
  const desk = await openDesk(browser);
  await desk.signIn();
  await desk.openRide(reference);
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

test('a tariff that is put live prices the next quote', async ({ browser }) => {
  const api = connectApi('fr');
  const body = {
    vehicleId: 4,
    pickupAddress: 'Place Bellecour, Lyon',
    destinationAddress: 'Grenoble',
    pickupAt: `${formatDay(2, 3)}T10:00`,
  };
  const total = async () => (await api.pricing.quote({ body })).data.totalPrice.cents;
  const before = await total();
  const desk = await openDesk(browser);
  await desk.signIn();
  await desk.price('Toyota Camry', 'Toyota Camry, Lyon', '99');
  expect(await total()).toBeGreaterThan(before);
  // Other journeys see the prices of the demonstration.
  await desk.price('Toyota Camry', 'Toyota Camry, Lyon', '16');
  expect(await total()).toBe(before);
});

test('a picture that is added to a vehicle is seen in the gallery', async ({ browser, page }) => {
  const title = `Coffre ouvert ${crypto.randomUUID().slice(0, 8)}`;
  const buffer = await readFile(join(import.meta.dirname, '../../docs/home.webp'));
  const desk = await openDesk(browser);
  await desk.signIn();
  await desk.openVehicle('Volvo S90');
  await desk.addPicture({ name: 'coffre.webp', mimeType: 'image/webp', buffer }, title);
  await page.goto('/gallery');
  await expect(page.getByText(title).first()).toBeVisible();
});

test('for a customer, the pages of operators do not exist', async ({ page, customer }) => {
  expect(customer.token).not.toBe('');
  const [theirs, unknown] = [await page.request.get('/operations'), await page.request.get('/no-such-page')];
  expect(theirs.status()).toBe(404);
  expect((await theirs.text()).replaceAll('/operations', '/no-such-page')).toBe(await unknown.text());
});
