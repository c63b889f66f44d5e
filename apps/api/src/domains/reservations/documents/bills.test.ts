import { euros } from '@livree/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookPaidRide } from '../../../testing/paid-ride.ts';
import { outOfOrder, withoutTheirPaper } from '../../../testing/papers.ts';
import { book } from '../../../testing/rides.ts';
import { openTestApi, type TestApi, withTestApi } from '../../../testing/test-api.ts';
import { checkBillsJob } from '../reservations.jobs.ts';

const api = withTestApi();

const bills = () => api().deps.db.selectFrom('ride_documents').selectAll().orderBy('id').execute();

describe('a bill', () => {
  test('is issued with the money, although nobody asks for it', async () => {
    const { operator, params } = await bookPaidRide(api());
    expect(await bills()).toMatchObject([{ kind: 'receipt', issued_at: api().clock.now() }]);
    api().clock.advance({ minutes: 1 });
    await operator.payments.refund({ params, body: { amount: euros(1000), reason: 'Geste' } });
    const refundedAt = api().clock.now();
    api().clock.advance({ days: 3 });
    expect(await bills()).toMatchObject([
      { number: 'R-2026-000001' },
      { kind: 'credit_note', number: 'A-2026-000001', issued_at: refundedAt },
    ]);
  });

  test('of a refund that follows the deletion of the account names the customer of its receipt', async () => {
    const { customer } = await bookPaidRide(api());
    await customer.settings.removeAccount({
      body: { password: 'un vrai secret 42', confirmation: 'DELETE' },
    });
    await api().jobs.drain();
    const names = (await bills()).map(({ kind, content }) => [
      kind,
      Reflect.get(Object(content), 'customer'),
    ]);
    expect(names).toEqual([
      ['receipt', 'Claire Martin'],
      ['credit_note', 'Claire Martin'],
    ]);
  });
});

describe('the nightly check', () => {
  const check = async () => {
    const { database, jobs } = api();
    await jobs.drain();
    api().mails.splice(0);
    await database.db.transaction().execute((trx) => jobs.send(trx, checkBillsJob, {}));
    await jobs.drain();
  };
  const events = () =>
    api()
      .deps.db.selectFrom('security_events')
      .select(['outcome', 'subject'])
      .where('kind', '=', 'bill')
      .execute();

  test('finds nothing where everything has its bill', async () => {
    await bookPaidRide(api());
    await check();
    expect(api().mails).toEqual([]);
  });

  test('issues a missing bill, dated today, and reports it once', async () => {
    const { operator, params } = await bookPaidRide(api());
    await operator.payments.refund({ params, body: { reason: 'Geste' } });
    await api().jobs.drain();
    const { db } = api().deps;
    await db.deleteFrom('ride_documents').where('kind', '=', 'credit_note').execute();
    await db.deleteFrom('document_counters').where('kind', '=', 'credit_note').execute();
    api().clock.advance({ days: 400 });
    await check();
    const [, note] = await bills();
    expect(note).toMatchObject({ number: 'A-2027-000001', issued_at: api().clock.now() });
    // It names the days of the payment's return and of the ride, as a bill issued later must.
    expect(note?.content).toMatchObject({
      settledAt: '2026-06-02T08:00:00.000Z',
      pickupAt: '2026-06-10T08:00:00.000Z',
      receipt: 'R-2026-000001',
    });
    expect(api().mails).toMatchObject([{ to: 'contact@livree.example' }]);
    expect(api().mails[0]?.text).toContain('A-2027-000001');
    expect(await events()).toEqual([{ outcome: 'late', subject: 'A-2027-000001' }]);
    await check();
    expect(api().mails).toEqual([]);
  });

  test('reports a gap and a time before the bill before', async () => {
    const token = await api().signUp();
    for (const day of [10, 11, 12, 13]) await book(api(), token, { pickupAt: `2026-06-${day}T10:00` });
    const { db } = api().deps;
    const change = (number: string) => db.updateTable('ride_documents').where('number', '=', number);
    await change('R-2026-000002')
      .set({ issued_at: new Date('2026-06-02T07:59:59Z') })
      .execute();
    await change('R-2026-000004').set({ number: 'R-2026-000005' }).execute();
    await check();
    const found = ['R-2026-000002', 'R-2026-000005'];
    expect((await events()).map(({ subject }) => subject)).toEqual(found);
    for (const number of found) expect(api().mails[0]?.text).toContain(number);
  });
});

describe('with two processes on one database, one with a slow clock', () => {
  let other: TestApi;
  beforeAll(async () => {
    const { database, clock } = api();
    // The database is closed once, by the first process.
    const shared = { ...database, close: async () => {} };
    other = await openTestApi({}, { database: shared, now: clock.now().toISOString() });
  });
  afterAll(() => other.close());

  test('numbers and times of bills rise together, from one year to the next', async () => {
    api().clock.set('2026-12-31T22:59:50Z');
    other.clock.set('2026-12-31T22:59:40Z');
    const token = await api().signUp();
    for (let hour = 10; hour < 22; hour += 4) {
      const rides = [0, 2].map((later) => ({
        pickupAt: `2027-01-09T${hour + later}:00`,
        destinationAddress: 'Paris',
      }));
      await Promise.all([book(api(), token, rides[0]), book(other, token, rides[1])]);
      api().clock.advance({ seconds: 6 });
      other.clock.advance({ seconds: 6 });
    }
    expect((await bills()).map(({ number }) => number)).toContain('R-2027-000001');
    expect(await outOfOrder(api().deps.db)).toEqual([]);
    expect(await withoutTheirPaper(api().deps.db)).toEqual([]);
  });
});
