import type { Language, ReservationRequest, RideChange } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi({ LIVREE_NOTICE_BY_VEHICLE: '15:1440' });

const roundTrip = { roundTrip: true, returnAt: '2026-06-12T18:00' };
const welcome = { extras: [{ code: 'meet_and_greet', quantity: 1 } as const] };
const seats = { extras: [{ code: 'child_seat', quantity: 2 } as const] };
const fromTown = { pickupAddress: 'Paris', destinationAddress: 'Reims' };
const hire = { serviceType: 'private', destinationAddress: null } as const;

type Refused = readonly [name: string, changes: Partial<ReservationRequest>, field: string, reason: string];

const refused: readonly Refused[] = [
  ['a round trip without a return', { roundTrip: true }, 'returnAt', 'le jour et l’heure du retour'],
  ['a return five minutes after the pickup', { returnAt: '2026-06-10T10:05' }, 'returnAt', 'au plus tôt le'],
  ['a ride in a quarter of an hour', { pickupAt: '2026-06-02T10:15' }, 'pickupAt', '11:00'],
  ['a bus today', { vehicleId: 15, pickupAt: '2026-06-02T23:00' }, 'pickupAt', 'mercredi 3\u00A0juin 2026'],
  ['a private chauffeur without hours', hire, 'hireHours', 'de 2 à 12 heures'],
  ['a welcome without a flight', { ...welcome, signName: 'Dupont' }, 'flightNumber', 'le numéro du vol'],
  ['a welcome without a name', { ...welcome, flightNumber: 'AF 1234' }, 'signName', 'pancarte'],
  ['a welcome in town without a name', { ...welcome, ...fromTown }, 'signName', 'pancarte'],
  [
    'flights followed twice',
    { extras: [{ code: 'flight_tracking', quantity: 2 }], flightNumber: 'AF 1234' },
    'extras',
    'validation.invalid',
  ],
  [
    'the same extra twice',
    { extras: [...welcome.extras, ...welcome.extras] },
    'extras',
    'validation.invalid',
  ],
  ['child seats without ages', seats, 'childAges', 'chaque siège'],
  ['two child seats for one age', { ...seats, childAges: [4] }, 'childAges', 'chaque siège'],
  [
    'a seat that does not fit the age',
    { ...seats, childAges: [0, 7], childSeats: ['infant', 'infant'] },
    'childSeats',
    'l’âge de l’enfant',
  ],
  [
    'more seats for children than people',
    { ...seats, childAges: [4, 7], passengers: 1 },
    'passengers',
    'plus de sièges que de passagers',
  ],
  ['more bags than fit', { bags: 4 }, 'bags', '3\u00A0bagages au plus'],
];

describe('a booking that nobody could carry out', () => {
  test.each(refused)('%s is refused with its reason beside the field', async (_, changes, field, reason) => {
    await expect(book(api(), await api().signUp(), changes)).rejects.toMatchObject({
      status: 422,
      fieldErrors: { [field]: [expect.stringContaining(reason)] },
    });
  });

  test.each<[Language, string]>([
    ['en', 'at the earliest'],
    ['es', 'como muy pronto'],
    ['de', 'frühestens'],
  ])('is refused in %s, with the telephone', async (language, text) => {
    const { brand } = api().deps.config;
    const client = api().client({ token: await api().signUp(), language });
    const body = {
      vehicleId: 1,
      pickupAddress: 'Paris',
      destinationAddress: 'Reims',
      pickupAt: '2026-06-02T10:15',
    };
    await expect(client.reservations.create({ body, headers: {} })).rejects.toMatchObject({
      fieldErrors: { pickupAt: [expect.stringMatching(`${text}.*\\${brand.phone.slice(0, 3)}`)] },
    });
  });

  test('is possible from the first moment on', async () => {
    const { reservation } = await book(api(), await api().signUp(), { pickupAt: '2026-06-02T11:00' });
    expect(reservation.pickupAt).toBe('2026-06-02T11:00');
  });
});

test('what a ride needs is in answers, list, sheet, voucher and mail', async () => {
  const token = await api().signUp();
  const { reservation } = await book(api(), token, {
    vehicleId: 3,
    ...roundTrip,
    extras: [...welcome.extras, ...seats.extras, { code: 'extra_waiting', quantity: 2 }],
    flightNumber: 'af 1234',
    signName: 'Société Martin',
    childAges: [0, 7],
    bags: 5,
    specialRequests: 'Eau plate',
  });
  const needs = {
    flightNumber: 'AF1234',
    signName: 'Société Martin',
    childAges: [0, 7],
    bags: 5,
    returnAt: roundTrip.returnAt,
    freeWaiting: { place: 'airport', minutes: 60 },
  };
  expect(reservation).toMatchObject({ ...needs, roundTrip: true, hire: null });
  const { data } = await api().client({ token }).reservations.list();
  expect(data.items).toMatchObject([needs]);
  const params = { id: reservation.id };
  const operator = api().client({ token: await operatorToken(api()) });
  const sheet = await operator.reservations.rideSheet({ params });
  expect(sheet.data).toMatchObject({ ...needs, extras: reservation.extras, specialRequests: 'Eau plate' });
  await api().jobs.drain();
  const text = api().mails[0]?.text.replaceAll(/\s/g, ' ');
  for (const said of [
    'Retour : vendredi 12 juin 2026, 18:00',
    'Vol : AF1234',
    'Pancarte : Société Martin',
    'Services : Accueil personnalisé, Siège enfant × 2, Attente supplémentaire (2 h)',
    'Enfants : moins d’un an, 7 ans',
    'Sièges : 1 siège bébé, 1 rehausseur',
    'Bagages : 5',
    'Attente offerte : 60 minutes',
    'Demandes : Eau plate',
  ])
    expect(text).toContain(said);
});

test('a seat that a parent chose is brought, until the ages change', async () => {
  const token = await api().signUp();
  const chosen = { childAges: [1, 4], childSeats: ['infant', 'child'] } satisfies RideChange;
  const { reservation } = await book(api(), token, { ...seats, ...chosen });
  expect(reservation).toMatchObject(chosen);
  const customer = api().client({ token });
  const params = { id: reservation.id };
  await api().jobs.drain();
  expect(api().mails[0]?.text.replaceAll(/\s/g, ' ')).toContain('Sièges : 1 siège bébé, 1 siège enfant');
  const change = async (wanted: RideChange) => {
    const { data } = await customer.changes.quote({ params, body: wanted });
    await customer.changes.make({ params, body: { ...wanted, quote: data.quote } });
    return (await customer.reservations.read({ params })).data.reservation;
  };
  expect(await change({ childSeats: ['child', 'booster'] })).toMatchObject({
    childSeats: ['child', 'booster'],
  });
  expect(await change({ childAges: [0, 4] })).toMatchObject({ childSeats: ['infant', 'booster'] });
});

test('a round trip names both times in the message and in the mail to the guest', async () => {
  const token = await api().signUp();
  await api()
    .client({ token })
    .settings.changeNotifications({ body: { sms: true } });
  await book(api(), token, { ...roundTrip, clientEmail: 'zoe@example.org' });
  await api().jobs.drain();
  const said = (address: string) =>
    api()
      .mails.find(({ to }) => to.startsWith(address))
      ?.text.replaceAll(/\s/g, ' ');
  expect(said('SMS ')).toMatch(/mer\. 10 juin, 10:00, retour ven\. 12 juin, 18:00/);
  expect(said('zoe@')).toContain('mercredi 10 juin 2026, 10:00, retour vendredi 12 juin 2026, 18:00');
});

test('a chauffeur by the hour is booked without a destination, for the whole time', async () => {
  const token = await api().signUp();
  const { reservation } = await book(api(), token, { ...hire, hireHours: 6 });
  expect(reservation).toMatchObject({
    hire: { hours: 6, includedKm: 150 },
    destinationAddress: reservation.pickupAddress,
    durationSeconds: 6 * 3600,
    totalPrice: { cents: 6 * 15_000 },
  });
  const during = { vehicleId: 1, pickupAt: '2026-06-10T15:30' };
  const { available } = await api().client().reservations.checkAvailability({ body: during });
  expect(available).toBe(false);
  await api().jobs.drain();
  expect(api().mails[0]?.text.replaceAll(/\s/g, ' ')).toContain('Durée : 6 heures, 150 km compris');
});

test('the account that goes away takes flight, name and ages along', async () => {
  const token = await api().signUp();
  const wishes = { flightNumber: 'AF 1234', signName: 'Martin', childAges: [3, 7] };
  const extras = [...welcome.extras, ...seats.extras];
  const { reservation } = await book(api(), token, { extras, ...wishes });
  const client = api().client({ token });
  await client.reservations.cancel({ params: { id: reservation.id }, body: {} });
  await client.settings.removeAccount({ body: { confirmation: 'DELETE', password: 'un vrai secret 42' } });
  const row = await api()
    .deps.db.selectFrom('reservations')
    .select(['flight_number', 'sign_name', 'child_ages'])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ flight_number: null, sign_name: null, child_ages: [] });
});
