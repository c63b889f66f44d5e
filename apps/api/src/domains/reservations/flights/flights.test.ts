import type { ReservationRequest } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../../testing/operator.ts';
import { book } from '../../../testing/rides.ts';
import { withTestApi } from '../../../testing/test-api.ts';
import { followDueFlightsJob } from '../reservations.jobs.ts';

const api = withTestApi();

/** A ride from Paris-Charles-de-Gaulle at ten, whose sandbox flight lands at nine. */
const followed = (
  number: string,
  changes: Partial<ReservationRequest> = {},
): Partial<ReservationRequest> => ({
  extras: [{ code: 'flight_tracking', quantity: 1 }],
  flightNumber: number,
  ...changes,
});

async function bookFollowed(number: string, changes: Partial<ReservationRequest> = {}) {
  const token = await api().signUp();
  const { reservation } = await book(api(), token, followed(number, changes));
  await api().jobs.drain();
  const params = { id: reservation.id };
  const customer = api().client({ token });
  // Days later the customer's session is over.
  const read = async () => (await (await operator()).reservations.read({ params })).data.reservation;
  const subjects = () => api().mails.flatMap(({ kind, subject }) => (kind === 'ride' ? [subject] : []));
  return { sold: reservation, params, customer, read, subjects };
}

const operator = async () => api().client({ token: await operatorToken(api()) });

const said = () => (api().mails.at(-1)?.text ?? '').replaceAll(/\s/g, ' ');

describe('a flight that a ride follows', () => {
  test('on time leaves the pickup, and everything shows it', async () => {
    const { sold, params, customer, read, subjects } = await bookFollowed('AF 1234');
    expect(await read()).toMatchObject({
      pickupAt: sold.pickupAt,
      flight: {
        number: 'AF1234',
        date: '2026-06-10',
        state: 'scheduled',
        source: 'sandbox',
        isSandbox: true,
        expectedAt: '2026-06-10T07:00:00.000Z',
        bookedPickupAt: null,
        isPickupStuck: false,
        waitsUntil: '2026-06-10T09:00:00.000Z',
      },
    });
    expect(subjects()).toHaveLength(1);
    expect((await customer.changes.list({ params })).data.changes).toEqual([]);
  });

  test('late moves the pickup at its price, and everything follows', async () => {
    const { sold, params, customer, read, subjects } = await bookFollowed('AF 1945');
    const moved = await read();
    expect(moved).toMatchObject({
      pickupAt: '2026-06-10T10:45',
      totalPrice: sold.totalPrice,
      flight: {
        expectedAt: '2026-06-10T07:45:00.000Z',
        bookedPickupAt: '2026-06-10T10:00',
        waitsUntil: '2026-06-10T09:45:00.000Z',
      },
    });
    expect(subjects()).toContainEqual(expect.stringMatching(/votre vol$/));
    for (const words of [
      'atterrit à 09:45 : votre prise en charge suit. Elle était prévue le mercredi 10 juin 2026, 10:00',
      'mercredi 10 juin 2026, 10:45',
      `Le prix reste de`,
      'inventés',
      'jusqu’à 11:45, comptée depuis l’atterrissage',
    ])
      expect(said()).toContain(words);
    expect((await customer.changes.list({ params })).data.changes).toMatchObject([
      { previousPickupAt: sold.pickupAt, pickupAt: '2026-06-10T10:45', followsFlight: true },
    ]);
    expect(await customer.documents.calendar({ params })).toContain('T104500');
    const query = { subject: 'reservations', id: String(params.id) };
    expect((await (await operator()).operations.acts({ query })).data).toMatchObject([
      { act: 'flights.follow', actorName: 'sandbox', source: 'provider', after: { flight: 'AF1945' } },
    ]);
    // The same report again changes and tells nothing.
    const told = subjects().length;
    api().clock.set('2026-06-09T08:00:00.000Z');
    await follow();
    expect((await read()).pickupAt).toBe('2026-06-10T10:45');
    expect(subjects()).toHaveLength(told);
  });

  test('early brings the pickup forward', async () => {
    const { read } = await bookFollowed('AF 1920');
    expect((await read()).pickupAt).toBe('2026-06-10T09:40');
  });

  test.each([
    ['AF 1999', 'cancelled', 'annoncé annulé'],
    ['AF 1998', 'diverted', 'n’atterrit pas à l’aéroport'],
    ['AF 1995', 'diverted', 'n’atterrit pas à l’aéroport'],
  ])('%s is %s: the pickup stays, customer and operator know', async (number, state, words) => {
    const { sold, params, read } = await bookFollowed(number);
    expect(await read()).toMatchObject({ pickupAt: sold.pickupAt, flight: { state, expectedAt: null } });
    expect(said()).toContain(words);
    expect(await flightNeeds()).toEqual([params.id]);
  });

  test('late while the vehicle is taken leaves the pickup, and nobody is told that it moved', async () => {
    const other = await api().signUp('hugo@example.org');
    await book(api(), other, { pickupAt: '2026-06-10T13:00' });
    const { sold, params, read } = await bookFollowed('AF 1990');
    expect(await read()).toMatchObject({ pickupAt: sold.pickupAt, flight: { isPickupStuck: true } });
    expect(said()).toContain('n’est pas libre');
    expect(await flightNeeds()).toEqual([params.id]);
  });

  test('unknown is said, and a task only on the last day', async () => {
    const { params, read } = await bookFollowed('AF 1904');
    expect(await read()).toMatchObject({ flight: { state: 'unknown', expectedAt: null } });
    expect(await flightNeeds()).toEqual([]);
    api().clock.set('2026-06-09T12:00:00.000Z');
    await follow();
    expect(await flightNeeds()).toEqual([params.id]);
  });

  test('is looked at more often the nearer it is, and no more once the ride has begun', async () => {
    const { params, read } = await bookFollowed('AF 1234');
    const checkedAt = async () => (await read()).flight?.checkedAt;
    api().clock.set('2026-06-02T09:00:00.000Z');
    await follow();
    expect(await checkedAt()).toBe('2026-06-02T08:00:00.000Z');
    api().clock.set('2026-06-10T05:00:00.000Z');
    await follow();
    api().clock.set('2026-06-10T05:06:00.000Z');
    await follow();
    expect(await read()).toMatchObject({
      flight: { checkedAt: '2026-06-10T05:06:00.000Z', state: 'airborne' },
    });
    api().clock.set('2026-06-10T08:00:00.000Z');
    await (await operator()).reservations.start({ params });
    await follow();
    expect(await checkedAt()).toBe('2026-06-10T05:06:00.000Z');
  });

  test('keeps the distance to the landing that its customer chooses afterwards', async () => {
    const { params, customer, read } = await bookFollowed('AF 1945');
    const body = { pickupAt: '2026-06-10T11:30' };
    const { quote } = (await customer.changes.quote({ params, body })).data;
    await customer.changes.make({ params, body: { ...body, quote } });
    await api().jobs.drain();
    expect(await read()).toMatchObject({ pickupAt: '2026-06-10T11:30', flight: { bookedPickupAt: null } });
  });

  test('on another day is another flight, although number and pickup stay', async () => {
    const { params, customer, read } = await bookFollowed('AF 1234');
    const body = { flightDate: '2026-06-09' };
    const { quote } = (await customer.changes.quote({ params, body })).data;
    await customer.changes.make({ params, body: { ...body, quote } });
    expect(await read()).toMatchObject({
      flight: { date: '2026-06-09', state: 'awaited', expectedAt: null },
    });
    await follow();
    expect(await read()).toMatchObject({ flight: { date: '2026-06-09', state: 'scheduled' } });
  });
});

describe('flight tracking', () => {
  test('is sold with a flight, from an airport', async () => {
    const token = await api().signUp();
    const extras = [{ code: 'flight_tracking', quantity: 1 } as const];
    await expect(book(api(), token, { extras })).rejects.toMatchObject({
      fieldErrors: { flightNumber: [expect.any(String)] },
    });
    const fromTown = { pickupAddress: 'Paris', flightNumber: 'AF 1234' };
    await expect(book(api(), token, { extras, ...fromTown })).rejects.toMatchObject({
      fieldErrors: { extras: [expect.stringContaining('aéroport')] },
    });
  });

  test('is not claimed for a flight that is only named', async () => {
    const welcome = { extras: [{ code: 'meet_and_greet', quantity: 1 } as const], signName: 'Dupont' };
    const { reservation } = await book(api(), await api().signUp(), { ...welcome, flightNumber: 'AF 1945' });
    await api().jobs.drain();
    expect(reservation).toMatchObject({ flightNumber: 'AF1945', flight: null, pickupAt: '2026-06-10T10:00' });
    expect(api().mails).toHaveLength(1);
  });
});

test('the account that goes away takes its flights along', async () => {
  const { params, customer } = await bookFollowed('AF 1945');
  await customer.reservations.cancel({ params, body: {} });
  await customer.settings.removeAccount({ body: { confirmation: 'DELETE', password: 'un vrai secret 42' } });
  const { db } = api().deps;
  expect(await db.selectFrom('ride_flights').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('flight_moves').selectAll().execute()).toEqual([]);
});

/** What the schedule does every minute. */
async function follow(): Promise<void> {
  const { db } = api().deps;
  await db.transaction().execute((trx) => api().jobs.send(trx, followDueFlightsJob, {}));
  await api().jobs.drain();
}

async function flightNeeds(): Promise<number[]> {
  const { data } = await (await operator()).operations.needs();
  return data.flatMap(({ kind, items }) => (kind === 'flight' ? items.map(({ id }) => id) : []));
}
