import type { ReservationRequest } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../../testing/operator.ts';
import { reauthenticate } from '../../../testing/reauthenticate.ts';
import { book } from '../../../testing/rides.ts';
import { withTestApi } from '../../../testing/test-api.ts';
import { followDueFlightsJob } from '../reservations.jobs.ts';

const api = withTestApi();

const tracking = { extras: [{ code: 'flight_tracking', quantity: 1 } as const] };

/** From Reims to Paris-Charles-de-Gaulle at ten, and back four days later at six, after a sandbox flight that lands at five. */
const toTheAirport: Partial<ReservationRequest> = {
  pickupAddress: 'Reims',
  destinationAddress: 'Aéroport Paris-Charles de Gaulle',
  roundTrip: true,
  returnAt: '2026-06-14T18:00',
};

const operator = async () => api().client({ token: await operatorToken(api()) });

async function bookReturn(returnFlightNumber: string, changes: Partial<ReservationRequest> = {}) {
  const token = await api().signUp();
  const ride = { ...toTheAirport, ...tracking, returnFlightNumber, ...changes };
  const { reservation } = await book(api(), token, ride);
  await api().jobs.drain();
  const params = { id: reservation.id };
  const customer = api().client({ token });
  // Days later the customer's session is over.
  const read = async () => (await (await operator()).reservations.read({ params })).data.reservation;
  return { sold: reservation, params, customer, read };
}

const said = () => (api().mails.at(-1)?.text ?? '').replaceAll(/\s/g, ' ');
const mailCount = () => api().mails.filter(({ kind }) => kind === 'ride').length;

describe('a flight before the way back', () => {
  test('on time leaves the pickup, and waiting counts from its landing', async () => {
    const { sold, read } = await bookReturn('af 1234');
    expect(await read()).toMatchObject({
      pickupAt: sold.pickupAt,
      returnAt: '2026-06-14T18:00',
      flight: null,
      returnFlightNumber: 'AF1234',
      returnWaiting: { place: 'airport', minutes: 60 },
      returnFlight: {
        number: 'AF1234',
        date: '2026-06-14',
        state: 'scheduled',
        isSandbox: true,
        expectedAt: '2026-06-14T15:00:00.000Z',
        bookedPickupAt: null,
        isPickupStuck: false,
        waitsUntil: '2026-06-14T17:00:00.000Z',
      },
    });
  });

  test('late moves the pickup of the way back at its price, and everything follows', async () => {
    const { sold, params, customer, read } = await bookReturn('AF 1945');
    expect(await read()).toMatchObject({
      pickupAt: sold.pickupAt,
      returnAt: '2026-06-14T18:45',
      totalPrice: sold.totalPrice,
      returnFlight: { expectedAt: '2026-06-14T15:45:00.000Z', bookedPickupAt: '2026-06-14T18:00' },
    });
    for (const words of [
      'atterrit à 17:45 : la prise en charge de votre retour suit',
      'le dimanche 14 juin 2026, 18:45, au lieu du dimanche 14 juin 2026, 18:00',
      'Vol du retour : AF1945, atterrissage le dim. 14 juin, 17:45',
      'Attente offerte au retour : jusqu’à 19:45, comptée depuis l’atterrissage',
      'Le prix reste de',
      'inventés',
    ])
      expect(said()).toContain(words);
    expect((await customer.changes.list({ params })).data.changes).toMatchObject([
      {
        previousPickupAt: '2026-06-14T18:00',
        pickupAt: '2026-06-14T18:45',
        followsFlight: true,
        isReturn: true,
      },
    ]);
    const calendar = (await customer.documents.calendar({ params })).replaceAll(/\r?\n /g, '');
    const [, there, back] = calendar.split('BEGIN:VEVENT');
    expect(there).toContain('T100000');
    expect(there).not.toContain('AF1945');
    expect(back).toContain('T184500');
    expect(back).toContain('AF1945');
    const query = { subject: 'reservations', id: String(params.id) };
    expect((await (await operator()).operations.acts({ query })).data).toMatchObject([
      {
        act: 'flights.follow',
        before: { return_at: '2026-06-14T18:00' },
        after: { return_at: '2026-06-14T18:45', flight: 'AF1945' },
      },
    ]);
    const told = mailCount();
    api().clock.set('2026-06-13T08:00:00.000Z');
    await follow();
    expect((await read()).returnAt).toBe('2026-06-14T18:45');
    expect(mailCount()).toBe(told);
  });

  test('tells the open screens what is reported of it, and not that it was looked at', async () => {
    const { params } = await bookReturn('AF 1234');
    const { db } = api().deps;
    await db.deleteFrom('events').execute();
    const told = () => db.selectFrom('events').select(['type', 'subject', 'subject_id']).execute();
    await db.updateTable('return_flights').set({ checked_at: api().clock.now() }).execute();
    expect(await told()).toEqual([]);
    await db.updateTable('return_flights').set({ state: 'airborne' }).execute();
    expect(await told()).toEqual([{ type: 'update', subject: 'reservations', subject_id: params.id }]);
  });

  test('early brings the way back forward, but never before the way there is over', async () => {
    const early = await bookReturn('AF 1920');
    expect((await early.read()).returnAt).toBe('2026-06-14T17:40');
    const other = await api().signUp('hugo@example.org');
    const { reservation } = await book(api(), other, {
      ...toTheAirport,
      ...tracking,
      vehicleId: 2,
      returnFlightNumber: 'AF 1920',
      // The way there takes an hour and three quarters.
      returnAt: '2026-06-10T11:55',
    });
    await api().jobs.drain();
    const { data } = await (await operator()).reservations.read({ params: { id: reservation.id } });
    expect(data.reservation).toMatchObject({
      returnAt: '2026-06-10T11:55',
      returnFlight: { isPickupStuck: true },
    });
    expect(await flightNeeds()).toEqual([reservation.id]);
  });

  test('late while the vehicle is taken leaves the pickup, and nobody is told that it moved', async () => {
    const other = await api().signUp('hugo@example.org');
    await book(api(), other, { pickupAt: '2026-06-14T21:00' });
    const { params, read } = await bookReturn('AF 1990');
    expect(await read()).toMatchObject({
      returnAt: '2026-06-14T18:00',
      returnFlight: { isPickupStuck: true },
    });
    expect(said()).toContain('la prise en charge de votre retour reste pour l’instant prévue');
    expect(await flightNeeds()).toEqual([params.id]);
  });

  test.each([
    ['AF 1999', 'cancelled', 'Votre retour reste réservé'],
    ['AF 1995', 'diverted', 'l’aéroport où commence votre retour'],
  ])('%s is %s: the pickup stays, customer and operator know', async (number, state, words) => {
    const { params, read } = await bookReturn(number);
    expect(await read()).toMatchObject({ returnAt: '2026-06-14T18:00', returnFlight: { state } });
    expect(said()).toContain(words);
    expect(await flightNeeds()).toEqual([params.id]);
  });

  test('is followed while the way there is under way, and no more once its pickup is past', async () => {
    const { params, read } = await bookReturn('AF 1234');
    api().clock.set('2026-06-10T08:00:00.000Z');
    await (await operator()).reservations.start({ params });
    const checkedAt = async () => (await read()).returnFlight?.checkedAt;
    api().clock.set('2026-06-14T14:00:00.000Z');
    await follow();
    expect(await checkedAt()).toBe('2026-06-14T14:00:00.000Z');
    api().clock.set('2026-06-14T15:30:00.000Z');
    await follow();
    expect(await read()).toMatchObject({
      returnFlight: { checkedAt: '2026-06-14T15:30:00.000Z', state: 'landed' },
    });
    api().clock.set('2026-06-14T18:00:00.000Z');
    await follow();
    expect(await checkedAt()).toBe('2026-06-14T15:30:00.000Z');
  });

  test('is another one beside that of the way there: one price follows both', async () => {
    const both = {
      pickupAddress: 'Aéroport Paris-Orly',
      flightNumber: 'AF 1945',
      returnFlightNumber: 'BA 1920',
    };
    const { sold, read } = await bookReturn('', both);
    expect(sold.lines.filter(({ code }) => code === 'flight_tracking')).toMatchObject([{ cents: 1000 }]);
    expect(await read()).toMatchObject({
      pickupAt: '2026-06-10T10:45',
      returnAt: '2026-06-14T17:40',
      flight: { number: 'AF1945' },
      returnFlight: { number: 'BA1920' },
    });
  });

  test('that its customer changes, drops and names again is followed anew, at the same price', async () => {
    const { sold, params, customer, read } = await bookReturn('AF 1945');
    const change = async (body: object) => {
      const { quote } = (await customer.changes.quote({ params, body })).data;
      const { data } = await customer.changes.make({ params, body: { ...body, quote } });
      await api().jobs.drain();
      return data.status;
    };
    expect(await change({ returnFlightNumber: 'AF 1234', returnFlightDate: '2026-06-13' })).toBe('succeeded');
    expect(await read()).toMatchObject({
      totalPrice: sold.totalPrice,
      returnFlight: { number: 'AF1234', date: '2026-06-13', bookedPickupAt: null },
    });
    // The landing of the flight before is none of this one's.
    expect((await read()).returnAt).toBe('2026-06-14T18:45');
    await expect(change({ returnFlightNumber: null })).rejects.toMatchObject({
      fieldErrors: { returnFlightNumber: [expect.any(String)] },
    });
    expect(await change({ extras: [], returnFlightNumber: null, returnFlightDate: null })).toBe('succeeded');
    const dropped = await read();
    expect(dropped).toMatchObject({ returnFlight: null, returnFlightNumber: null });
    expect(dropped.totalPrice.cents).toBe(sold.totalPrice.cents - 1000);
  });

  test('is that of the new day where an operator moves the way back to another day', async () => {
    const { params, read } = await bookReturn('AF 1945', { returnFlightDate: '2026-06-14' });
    const { dispatch, operations } = await operator();
    const body = { returnAt: '2026-06-13T18:00' };
    const { quote } = (await dispatch.quoteMove({ params, body })).data;
    await dispatch.move({ params, body: { ...body, quote, keepsPrice: true } });
    await api().jobs.drain();
    expect(await read()).toMatchObject({
      returnAt: '2026-06-13T18:45',
      returnFlight: { date: '2026-06-13', bookedPickupAt: '2026-06-13T18:00' },
    });
    const query = { subject: 'reservations', id: String(params.id) };
    const acts = (await operations.acts({ query })).data;
    expect(acts.find(({ act }) => act === 'dispatch.move')).toMatchObject({
      before: { return_at: '2026-06-14T18:45' },
      after: { return_at: '2026-06-13T18:00' },
    });
  });

  test('goes with the way back', async () => {
    const { params, customer, read } = await bookReturn('AF 1234');
    const body = { extras: [], roundTrip: false, returnAt: null };
    const { quote } = (await customer.changes.quote({ params, body })).data;
    await customer.changes.make({ params, body: { ...body, quote } });
    await api().jobs.drain();
    expect(await read()).toMatchObject({ returnAt: null, returnFlight: null, returnFlightNumber: null });
  });
});

describe('flight tracking of a way back', () => {
  test.each([
    ['without a flight', {}, 'returnFlightNumber'],
    ['with a flight of no form', { returnFlightNumber: 'demain' }, 'returnFlightNumber'],
    ['with a flight to a town', { pickupAddress: 'Reims', destinationAddress: 'Épernay' }, 'extras'],
    ['with the other way’s flight alone', { flightNumber: 'AF 1234' }, 'returnFlightNumber'],
  ])('%s is not sold', async (_, changes, field) => {
    const ride = { ...toTheAirport, ...tracking, ...changes };
    await expect(book(api(), await api().signUp(), ride)).rejects.toMatchObject({
      fieldErrors: { [field]: [expect.any(String)] },
    });
  });

  test('is not claimed for a flight that is only named, nor for a train', async () => {
    const named = { returnFlightNumber: 'AF 1945', returnTrainNumber: 'tgv 6123' };
    const { reservation } = await book(api(), await api().signUp(), { ...toTheAirport, ...named });
    await api().jobs.drain();
    expect(reservation).toMatchObject({
      returnFlightNumber: 'AF1945',
      returnTrainNumber: 'TGV6123',
      returnFlight: null,
      returnAt: '2026-06-14T18:00',
    });
    expect(said()).toContain('Train du retour : TGV6123');
  });
});

test('the account that goes away takes the flights of its ways back along', async () => {
  const { params, customer } = await bookReturn('AF 1945');
  const { data } = await (await reauthenticate(customer)).settings.exportData();
  expect(data).toMatchObject({
    ride_flights: [{ leg: 'return', number: 'AF1945' }],
    flight_moves: [{ leg: 'return' }],
  });
  await customer.reservations.cancel({ params, body: {} });
  await customer.settings.removeAccount({ body: { confirmation: 'DELETE', password: 'un vrai secret 42' } });
  const { db } = api().deps;
  expect(await db.selectFrom('return_flights').selectAll().execute()).toEqual([]);
  const [row] = await db.selectFrom('reservations').selectAll().execute();
  expect(row).toMatchObject({ return_flight_number: null, return_flight_date: null });
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
