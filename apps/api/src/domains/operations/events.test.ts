import { fetchTransport } from '@livree/api-client';
import { listen } from '@livree/api-client/listen';
import { routes } from '@livree/contracts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Connection } from '../../platform/db/index.ts';
import { listenOnce, openEvents, type EventStream } from '../../testing/event-stream.ts';
import { operatorToken, tokenAs } from '../../testing/operator.ts';
import { book } from '../../testing/rides.ts';
import { openTestApi, withTestApi } from '../../testing/test-api.ts';
import { isEmbedded } from '../../testing/test-database.ts';
import { sweepEventsJob } from './operations.jobs.ts';

const api = withTestApi();

const hears = (stream: EventStream, subject: string, timeout = 5000) =>
  expect.poll(() => stream.subjects(), { timeout, interval: 20 }).toContain(subject);

/** Without the log-in of the desk itself. */
const heardBy = (stream: EventStream) => stream.subjects().filter((told) => !told.startsWith('people'));

const begins = (stream: EventStream) =>
  expect.poll(() => stream.lastId(), { timeout: 5000, interval: 20 }).toBeDefined();

async function tell(db: Connection, id: number): Promise<void> {
  await db.insertInto('events').values({ type: 'insert', subject: 'reservations', subject_id: id }).execute();
  await sql`select pg_notify('events', '')`.execute(db);
}

test('two desks hear within a second that a customer booked and paid, and nothing about the customer', async () => {
  const token = await operatorToken(api());
  const customer = await api().signUp();
  const desks = [await openEvents(api(), token), await openEvents(api(), token)];
  await Promise.all(desks.map(begins));
  const { reservation } = await book(api(), customer);
  for (const desk of desks) {
    await hears(desk, `reservations ${reservation.id}`, 1000);
    await hears(desk, 'payments 1', 1000);
    expect(desk.text()).not.toMatch(/claire|Paix/i);
    expect(desk.text()).toContain('"has_missed":false');
  }
});

test('the client of the site hears it too', async () => {
  const token = await operatorToken(api());
  const baseUrl = await listenOnce(api());
  const ended = new AbortController();
  const heard: string[] = [];
  const listening = listen(
    fetchTransport({ baseUrl, token: () => token, language: () => 'fr' }),
    routes.operations.events,
    {},
    {
      signal: ended.signal,
      onMessage: ({ events }) =>
        heard.push('begun', ...events.map(({ subject, subjectId }) => `${subject} ${subjectId}`)),
    },
  );
  await expect.poll(() => heard, { timeout: 5000 }).toEqual(['begun', 'people 1']);
  await tell(api().deps.db, 12);
  await expect
    .poll(() => heard, { timeout: 5000 })
    .toEqual(['begun', 'people 1', 'begun', 'reservations 12']);
  ended.abort();
  await expect(listening).rejects.toMatchObject({ code: 'aborted' });
});

test.each([
  [
    'a message',
    'messages 1',
    () =>
      api()
        .client()
        .contact.send({
          body: { name: 'Zoé', email: 'zoe@example.org', subject: 'inquiry', message: 'Avez-vous un van ?' },
        }),
  ],
  ['an absence', 'absences 1', () => absence()],
] as const)('%s is told', async (_what, subject, act) => {
  const desk = await openEvents(api(), await operatorToken(api()));
  await begins(desk);
  await act();
  await hears(desk, subject);
});

async function absence(): Promise<void> {
  const { absences } = api().client({ token: await operatorToken(api()) });
  const body = { startsAt: '2026-07-01T08:00', endsAt: '2026-07-02T08:00', reason: 'service' } as const;
  await absences.add({ params: { id: 1 }, body });
}

test('a role that is given and sessions that are ended are told; that a customer signs up is not', async () => {
  const token = await operatorToken(api());
  const { people } = api().client({ token });
  const desk = await openEvents(api(), token);
  await begins(desk);
  await tokenAs(api(), 'dispatcher');
  const { data } = await people.list();
  const id = data.people.find(({ role }) => role === 'dispatcher')?.id ?? 0;
  const told = () => desk.subjects().filter((subject) => subject === `people ${id}`).length;
  await expect.poll(told, { timeout: 5000, interval: 20 }).toBe(1);
  await people.endSessions({ params: { id } });
  await expect.poll(told, { timeout: 5000, interval: 20 }).toBe(2);
});

describe('another process', () => {
  test('goes on after the last event that a desk heard, and ends its streams when it stops', async () => {
    const other = await openTestApi({}, { database: api().database, now: '2026-06-02T08:00:00.000Z' });
    const token = await operatorToken(api());
    const desk = await openEvents(api(), token);
    await begins(desk);
    await tell(api().deps.db, 1);
    await hears(desk, 'reservations 1');
    desk.close();
    await tell(api().deps.db, 2);
    const later = await openEvents(other, token, desk.lastId());
    await hears(later, 'reservations 2');
    expect(heardBy(later)).toEqual(['reservations 2']);
    const began = performance.now();
    await other.app.close();
    await expect.poll(() => later.isOver()).toBe(true);
    expect(performance.now() - began).toBeLessThan(3000);
    await other.deps.events.stop();
  });

  test.each(['1:1:', '99999999:99999999:', 'nonsense'])(
    'says that a desk missed something when it does not know all that followed %s',
    async (place) => {
      const desk = await openEvents(api(), await operatorToken(api()), place);
      await expect.poll(() => desk.text(), { timeout: 5000, interval: 20 }).toContain('"has_missed":true');
    },
  );
});

test.skipIf(isEmbedded)(
  'a transaction that began first and commits last is told, also to a desk that came again',
  async () => {
    const { db } = api().deps;
    const token = await operatorToken(api());
    const desk = await openEvents(api(), token);
    await begins(desk);
    const late = await api().database.pool.connect();
    await late.query('begin');
    await late.query("insert into events (type, subject, subject_id) values ('insert', 'reservations', 1)");
    await tell(db, 2);
    await hears(desk, 'reservations 2');
    const heard = desk.lastId();
    await late.query(`select pg_notify('events', '')`);
    await late.query('commit');
    late.release();
    await hears(desk, 'reservations 1');
    expect(heardBy(desk)).toEqual(['reservations 2', 'reservations 1']);
    const again = await openEvents(api(), token, heard);
    await hears(again, 'reservations 1');
    expect(heardBy(again)).toEqual(['reservations 1']);
  },
);

describe('the stream', () => {
  test('is for operators', async () => {
    expect((await openEvents(api(), await api().signUp())).status).toBe(403);
    expect((await openEvents(api(), 'x'.repeat(40))).status).toBe(401);
  });

  test('is one message for who does not ask for a stream', async () => {
    const headers = { authorization: `Bearer ${await operatorToken(api())}` };
    const { body } = await api().app.inject({ url: '/api/operations/events', headers });
    expect(body).toMatch(/^id: \S+\ndata: \{"has_missed":false,"events":\[.*\]\}\n\n$/);
  });

  test('ends before anything is told to a session that is over or no longer an operator’s', async () => {
    const token = await operatorToken(api());
    const desk = await openEvents(api(), token);
    await begins(desk);
    await sql`update users set role = 'customer' where role = 'operator'`.execute(api().deps.db);
    await tell(api().deps.db, 1);
    await expect.poll(() => desk.isOver(), { timeout: 5000, interval: 20 }).toBe(true);
    expect(heardBy(desk)).toEqual([]);
  });

  test('does not extend the session', async () => {
    const token = await operatorToken(api());
    const ends = () => api().deps.db.selectFrom('sessions').select('expires_at').executeTakeFirstOrThrow();
    const before = await ends();
    api().clock.set('2026-06-02T08:10:00.000Z');
    await begins(await openEvents(api(), token));
    expect(await ends()).toEqual(before);
  });

  test('is refused to an operator who has twenty of them', async () => {
    const token = await operatorToken(api());
    const desks = [];
    for (let count = 0; count < 20; count += 1) desks.push(await openEvents(api(), token));
    expect((await openEvents(api(), token)).status).toBe(429);
    desks[0]?.close();
    await expect.poll(async () => (await openEvents(api(), token)).status).toBe(200);
  });
});

test('events are kept for a day', async () => {
  const { db, jobs } = api().deps;
  await tell(db, 1);
  const count = async () => (await db.selectFrom('events').select('id').execute()).length;
  api().clock.set(new Date(Date.now() + 23 * 3_600_000).toISOString());
  await sweep();
  expect(await count()).toBe(1);
  api().clock.set(new Date(Date.now() + 25 * 3_600_000).toISOString());
  await sweep();
  expect(await count()).toBe(0);

  async function sweep(): Promise<void> {
    await db.transaction().execute((trx) => jobs.send(trx, sweepEventsJob, {}));
    await jobs.drain();
  }
});
