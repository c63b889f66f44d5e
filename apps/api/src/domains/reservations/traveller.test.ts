import { expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

const traveller = {
  name: 'Hugo Bernard',
  phone: '+33 6 55 44 33 22',
  email: 'hugo@example.org',
  language: 'de',
} as const;

async function mailsTo(address: string) {
  await api().jobs.drain();
  return api().mails.filter(({ to }) => to === address);
}

test('a ride for somebody else names them to the chauffeur, the operator and on the voucher', async () => {
  const customer = await api().signUp();
  const { reservation } = await book(api(), customer, { traveller });
  expect(reservation.traveller).toEqual(traveller);
  const params = { id: reservation.id };
  const operator = api().client({ token: await operatorToken(api()) });
  expect((await operator.reservations.read({ params })).data.reservation.traveller).toEqual(traveller);
  expect((await operator.reservations.rideSheet({ params })).data.traveller).toEqual(traveller);
});

test('the traveller gets the ride in their language without the price, and the customer keeps the rest', async () => {
  const customer = await api().signUp();
  const { reservation } = await book(api(), customer, { traveller });
  const [mail, ...others] = await mailsTo(traveller.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Eine Fahrt ist für Sie gebucht: ${reservation.reference}`);
  expect(mail?.text).toContain('Reims');
  expect(mail?.text).not.toMatch(/€|EUR/);
  await api()
    .client({ token: customer })
    .reservations.cancel({ params: { id: reservation.id }, body: {} });
  const last = (await mailsTo(traveller.email)).at(-1);
  expect(last?.subject).toBe(`Die für Sie gebuchte Fahrt ist storniert: ${reservation.reference}`);
  expect(last?.text).toContain('storniert');
});

test('without an address the traveller gets a text message, and an unconfirmed customer’s places stay out of the mail', async () => {
  const customer = await api().signUp('zoe@example.org', { isConfirmed: false });
  await book(api(), customer, { traveller: { ...traveller, email: null } });
  const [sms] = await mailsTo('SMS +33655443322');
  expect(sms?.text).toMatch(/LV-/);
  expect(sms?.text).not.toMatch(/€|Reims/);
  await book(api(), customer, { traveller, pickupAt: '2026-06-12T10:00' });
  const [mail] = await mailsTo(traveller.email);
  expect(mail?.text).not.toContain('Reims');
});

test('the traveller reads the flight and the train before each way, and how they are met', async () => {
  const customer = await api().signUp();
  const flown = {
    serviceType: 'airport',
    roundTrip: true,
    returnAt: '2026-06-12T18:00',
    extras: [
      { code: 'meet_and_greet', quantity: 1 },
      { code: 'flight_tracking', quantity: 1 },
    ],
    signName: 'Famille Bernard',
    flightNumber: 'AF 1000',
    returnTrainNumber: 'TGV 8415',
  } satisfies Parameters<typeof book>[2];
  await book(api(), customer, { ...flown, traveller });
  const mail = (await mailsTo(traveller.email)).at(-1)?.text;
  for (const said of ['AF1000', 'TGV8415', 'Famille Bernard', 'Reims – Aéroport Paris-Charles de Gaulle'])
    expect(mail).toContain(said);
  expect(mail).not.toMatch(/€|EUR/);
  await book(api(), customer, {
    ...flown,
    pickupAt: '2026-06-20T10:00',
    returnAt: '2026-06-22T18:00',
    traveller: { ...traveller, email: null },
  });
  const sms = (await mailsTo('SMS +33655443322')).at(-1)?.text;
  expect(sms).toContain('Flug AF1000. Zug der Rückfahrt TGV8415.');
});

test('a traveller needs a name and a telephone', async () => {
  const customer = await api().signUp();
  await expect(book(api(), customer, { traveller: { ...traveller, phone: '12' } })).rejects.toMatchObject({
    status: 422,
  });
});

test('the traveller goes with the account of the customer', async () => {
  const customer = await api().signUp();
  const { reservation } = await book(api(), customer, { traveller });
  const client = api().client({ token: customer });
  await client.settings.removeAccount({ body: { confirmation: 'DELETE', password: 'un vrai secret 42' } });
  const row = await api()
    .deps.db.selectFrom('reservations')
    .select('traveller')
    .where('id', '=', reservation.id)
    .executeTakeFirst();
  expect(row).toEqual({ traveller: null });
});
