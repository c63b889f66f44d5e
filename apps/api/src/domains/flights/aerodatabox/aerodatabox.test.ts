import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Leg, openAeroDataBox, writeNotice } from '../../../testing/aerodatabox-stand-in.ts';
import { operatorToken } from '../../../testing/operator.ts';
import { book } from '../../../testing/rides.ts';
import { withTestApi } from '../../../testing/test-api.ts';
import { endIdleWatchesJob, followDueFlightsJob } from '../../reservations/reservations.jobs.ts';

const secret = 'the-end-of-an-address-that-only-they-know';
const aeroDataBox = await openAeroDataBox();
const api = withTestApi({
  LIVREE_AERODATABOX_KEY: aeroDataBox.key,
  LIVREE_AERODATABOX_URL: aeroDataBox.origin,
  LIVREE_AERODATABOX_WEBHOOK_SECRET: secret,
  LIVREE_PROVIDER_TIMEOUT_MS: '2000',
  LIVREE_SITE_URL: 'https://livree.example',
});
afterAll(() => aeroDataBox.close());
beforeEach(() => aeroDataBox.mend());

/** Lands at nine in Paris, an hour before the pickup. */
const onTime: Leg = {
  number: 'AF 1234',
  status: 'Expected',
  from: ['NCE', 'FR'],
  to: 'CDG',
  scheduled: '2026-06-10 07:00Z',
};
const late: Leg = { ...onTime, status: 'Delayed', revised: '2026-06-10 07:45Z' };

const manyFlights = JSON.stringify({ flights: Array.from({ length: 501 }, () => ({ number: 'AF1' })) });

async function bookFollowed() {
  const { reservation } = await book(api(), await api().signUp(), {
    extras: [{ code: 'flight_tracking', quantity: 1 }],
    flightNumber: 'AF 1234',
  });
  await api().jobs.drain();
  const params = { id: reservation.id };
  const read = async () => {
    const operator = api().client({ token: await operatorToken(api()) });
    return (await operator.reservations.read({ params })).data.reservation;
  };
  return { params, read };
}

async function run(job: typeof followDueFlightsJob): Promise<void> {
  await api()
    .deps.db.transaction()
    .execute((trx) => api().jobs.send(trx, job, {}));
  await api().jobs.drain();
}

const notify = (payload: string, key = secret) =>
  api().app.inject({
    method: 'POST',
    url: `/api/webhooks/aerodatabox/${key}`,
    headers: { 'content-type': 'application/json' },
    payload,
  });

describe('a flight from AeroDataBox', () => {
  test('is asked for by number and day of landing, and moves the pickup when it is late', async () => {
    aeroDataBox.fly(onTime);
    const { read } = await bookFollowed();
    expect(await read()).toMatchObject({
      pickupAt: '2026-06-10T10:00',
      flight: { state: 'scheduled', source: 'AeroDataBox', isSandbox: false },
    });
    const [call] = aeroDataBox.calls;
    expect(call?.path).toBe('/flights/number/AF1234/2026-06-10');
    expect(call?.query.get('dateLocalRole')).toBe('Arrival');
    expect(call?.header('x-rapidapi-host')).toBe('127.0.0.1');
    aeroDataBox.fly(late);
    api().clock.set('2026-06-10T05:00:00.000Z');
    await run(followDueFlightsJob);
    expect(await read()).toMatchObject({ pickupAt: '2026-06-10T10:45' });
  });

  test.each<[string, Partial<Leg>, object]>([
    [
      'landed',
      { status: 'Arrived', runway: '2026-06-10 07:02Z' },
      { state: 'landed', expectedAt: '2026-06-10T07:02:00.000Z' },
    ],
    ['cancelled', { status: 'Canceled' }, { state: 'cancelled' }],
    ['perhaps cancelled, which is not told', { status: 'CanceledUncertain' }, { state: 'scheduled' }],
    ['in the air', { status: 'EnRoute' }, { state: 'airborne' }],
    ['diverted', { status: 'Diverted' }, { state: 'diverted' }],
    ['of a state that is new', { status: 'Holding' }, { state: 'scheduled' }],
  ])('that is %s', async (_, changes, flight) => {
    aeroDataBox.fly({ ...onTime, ...changes });
    expect(await (await bookFollowed()).read()).toMatchObject({ flight });
  });

  test('is the leg before the pickup, of several of its number', async () => {
    aeroDataBox.fly(
      { ...onTime, scheduled: '2026-06-10 04:00Z' },
      onTime,
      { ...onTime, to: 'ORY', scheduled: '2026-06-10 07:30Z' },
      { ...onTime, scheduled: '2026-06-10 19:00Z' },
    );
    expect(await (await bookFollowed()).read()).toMatchObject({
      flight: { state: 'scheduled', expectedAt: '2026-06-10T07:00:00.000Z' },
    });
  });

  test('that it does not know is unknown', async () => {
    aeroDataBox.fly();
    expect(await (await bookFollowed()).read()).toMatchObject({ flight: { state: 'unknown' } });
  });

  test.each(['reset', 'outage', 'silence', 'lost_answer'] as const)(
    'without an answer (%s) changes nothing, and is asked for again',
    async (fault) => {
      aeroDataBox.fly(late);
      aeroDataBox.breakNext(fault);
      const { read } = await bookFollowed();
      expect(await read()).toMatchObject({ pickupAt: '2026-06-10T10:00', flight: { state: 'awaited' } });
      await run(followDueFlightsJob);
      expect(await read()).toMatchObject({ pickupAt: '2026-06-10T10:45' });
    },
  );
});

describe('a notice of AeroDataBox', () => {
  test('makes us ask, once for each, and says nothing itself', async () => {
    aeroDataBox.fly(onTime);
    const { read } = await bookFollowed();
    aeroDataBox.mend();
    // It claims a delay that AeroDataBox, asked, does not know.
    expect((await notify(writeNotice('one', late))).statusCode).toBe(200);
    await api().jobs.drain();
    expect(await read()).toMatchObject({ pickupAt: '2026-06-10T10:00' });
    aeroDataBox.fly(late);
    expect((await notify(writeNotice('one', late))).statusCode).toBe(200);
    await api().jobs.drain();
    expect(await read()).toMatchObject({ pickupAt: '2026-06-10T10:00' });
    await Promise.all([notify(writeNotice('two', late)), notify(writeNotice('two', late))]);
    await api().jobs.drain();
    expect(await read()).toMatchObject({ pickupAt: '2026-06-10T10:45' });
    expect(aeroDataBox.calls).toHaveLength(2);
  });

  test.each([
    ['without the secret', 404, writeNotice('x', late), 'another'],
    ['that is no JSON', 400, '{"flights":', secret],
    ['that is empty', 400, '', secret],
    ['of another form', 400, '{"flights":[{"number":7}]}', secret],
    ['with too many flights', 400, manyFlights, secret],
    ['about flights that nobody follows', 200, writeNotice('y', { ...late, number: 'ZZ 1' }), secret],
  ])('%s is answered with %i', async (_, status, payload, key) => {
    expect((await notify(payload, key)).statusCode).toBe(status);
    await api().jobs.drain();
    expect(aeroDataBox.calls).toEqual([]);
  });

  test('is asked for from three days before the landing, until no ride needs it', async () => {
    aeroDataBox.fly(onTime);
    const { params, read } = await bookFollowed();
    expect(aeroDataBox.watches.size).toBe(0);
    api().clock.set('2026-06-08T08:00:00.000Z');
    await run(followDueFlightsJob);
    expect([...aeroDataBox.watches.values()]).toEqual([
      {
        number: 'AF1234',
        url: `https://livree.example:443/backend/public/api/webhooks/aerodatabox/${secret}`,
      },
    ]);
    await run(endIdleWatchesJob);
    expect(aeroDataBox.watches.size).toBe(1);
    const operator = api().client({ token: await operatorToken(api()) });
    await operator.reservations.cancel({ params, body: {} });
    await run(endIdleWatchesJob);
    expect(aeroDataBox.watches.size).toBe(0);
    expect((await read()).status).toBe('cancelled');
  });
});
