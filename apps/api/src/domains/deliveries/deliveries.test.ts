import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { operatorToken, tokenAs } from '../../testing/operator.ts';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { deleteExpiredData } from '../reservations/commands/delete-expired-data.ts';

const api = withTestApi({ LIVREE_RATE_LIMIT_SCALE: '1' });

const traveller = { name: 'Zoé Petit', phone: '+33 6 12 34 56 79', email: null, language: 'en' } as const;

/** A booked ride of a customer who gets text messages, and how the company reads what was sent about it. */
async function bookRide(changes: Parameters<typeof book>[2] = {}) {
  const token = await api().signUp();
  const customer = api().client({ token });
  await customer.settings.changeNotifications({ body: { sms: true } });
  const { reservation } = await book(api(), token, changes);
  const params = { id: reservation.id };
  const operator = api().client({ token: await operatorToken(api()) });
  const read = async () => (await operator.dispatch.deliveries({ params })).data;
  /** Each as `booked mail customer`, in any order. */
  const told = async () =>
    (await read()).map(({ kind, channel, addressee }) => `${kind} ${channel} ${addressee}`).toSorted();
  return { customer, operator, params, read, told };
}

const dueAgain = (attempts = 0) =>
  sql`update jobs.job set state = 'retry', start_after = now(), retry_count = retry_count + ${attempts}
    where state = 'active'`.execute(api().deps.db);

/** Drains with a mail server that refuses what it is given. */
async function drainRefused(code: string): Promise<void> {
  api().refuseMails(Object.assign(new Error('550 <claire@example.org> is refused'), { code }));
  await expect(api().jobs.drain()).rejects.toThrow('550');
  api().refuseMails(undefined);
}

test('a ride says which mails and text messages were sent about it, to whom, when, and none of their words', async () => {
  const { customer, operator, params, read, told } = await bookRide({
    clientEmail: 'bureau@example.org',
    traveller,
  });
  await api().jobs.drain();
  const booked = [
    'booked mail client',
    'booked mail customer',
    'booked sms customer',
    'booked sms traveller',
  ];
  expect(await told()).toEqual(booked);
  const rows = await read();
  expect(rows.find(({ channel, addressee }) => channel === 'mail' && addressee === 'customer')).toEqual({
    id: expect.any(Number),
    kind: 'booked',
    channel: 'mail',
    addressee: 'customer',
    address: 'claire@example.org',
    language: 'fr',
    queuedAt: expect.any(String),
    attempts: 1,
    state: 'accepted',
    settledAt: api().clock.now().toISOString(),
    failure: null,
  });
  expect(rows.find(({ addressee }) => addressee === 'traveller')).toMatchObject({
    address: '+33612345679',
    language: 'en',
  });

  const move = { pickupAt: '2026-06-10T11:00' };
  const { quote } = (await operator.dispatch.quoteMove({ params, body: move })).data;
  await operator.dispatch.move({ params, body: { ...move, quote, keepsPrice: true } });
  await api().jobs.drain();
  const changed = booked.map((row) => row.replace('booked', 'changed'));
  expect(await told()).toEqual([...booked, ...changed].toSorted());

  await customer.reservations.cancel({ params, body: {} });
  await api().jobs.drain();
  expect((await told()).filter((row) => row.startsWith('cancelled'))).toEqual(
    expect.arrayContaining(['cancelled mail customer', 'cancelled sms traveller']),
  );
});

test('a mail that fails and is tried again counts once, and says why until it is taken', async () => {
  const { read } = await bookRide();
  await drainRefused('ECONNECTION');
  const confirmation = async () => (await read()).filter(({ channel }) => channel === 'mail');
  expect(await confirmation()).toMatchObject([
    { kind: 'booked', state: 'retried', failure: 'unreachable', attempts: 1, settledAt: null },
  ]);
  await dueAgain();
  await api().jobs.drain();
  expect(await confirmation()).toMatchObject([
    { kind: 'booked', state: 'accepted', failure: null, attempts: 2 },
  ]);
  expect(api().mails.filter(({ to }) => to === 'claire@example.org')).toHaveLength(1);
});

test('a mail that was taken as the database went away is kept once it is back, and is not sent again', async () => {
  const { read } = await bookRide();
  const { db } = api().deps;
  await sql`create function go_away() returns trigger language plpgsql as
    $$ begin raise exception 'away' using errcode = '57P03'; end $$`.execute(db);
  onTestFinished(async () => void (await sql`drop function go_away() cascade`.execute(db)));
  await sql`create trigger away before insert on ride_deliveries for each row
    when (new.channel = 'mail') execute function go_away()`.execute(db);
  const drained = api().jobs.drain();
  const sent = () => api().mails.filter(({ to }) => to === 'claire@example.org');
  await expect.poll(sent, { timeout: 30_000 }).toHaveLength(1);
  await sql`drop trigger away on ride_deliveries`.execute(db);
  await drained;
  expect((await read()).filter(({ channel }) => channel === 'mail')).toMatchObject([
    { kind: 'booked', state: 'accepted', attempts: 1 },
  ]);
  expect(sent()).toHaveLength(1);
});

test('a mail that is given up says why and when, without the words of the server', async () => {
  const { read } = await bookRide();
  await drainRefused('ECONNECTION');
  await dueAgain(7);
  await drainRefused('EENVELOPE');
  const rows = await read();
  expect(rows.filter(({ channel }) => channel === 'mail')).toMatchObject([
    { state: 'failed', failure: 'address_refused', attempts: 9, settledAt: api().clock.now().toISOString() },
  ]);
  expect(JSON.stringify(rows)).not.toContain('550');
});

test('a mail that its mailbox gets no more of is held back', async () => {
  const token = await api().signUp();
  const operator = api().client({ token: await operatorToken(api()) });
  const ids: number[] = [];
  for (const day of [10, 11, 12]) {
    const changes = { pickupAt: `2026-06-${day}T10:00`, clientEmail: 'bureau@example.org' };
    ids.push((await book(api(), token, changes)).reservation.id);
  }
  await api().jobs.drain();
  const read = async (id: number) => (await operator.dispatch.deliveries({ params: { id } })).data;
  const toOffice = (await Promise.all(ids.map(read)))
    .flat()
    .filter(({ addressee }) => addressee === 'client')
    .map(({ state }) => state);
  expect(toOffice.toSorted()).toEqual(['accepted', 'accepted', 'held_back']);
});

test('dispatchers read them, customers do not, and of no ride there are none', async () => {
  const { customer, operator, params } = await bookRide();
  await api().jobs.drain();
  const dispatcher = api().client({ token: await tokenAs(api(), 'dispatcher') });
  expect((await dispatcher.dispatch.deliveries({ params })).data.length).toBeGreaterThan(0);
  await expect(customer.dispatch.deliveries({ params })).rejects.toMatchObject({ status: 403 });
  await expect(operator.dispatch.deliveries({ params: { id: 999 } })).rejects.toMatchObject({
    code: 'reservations.not_found',
  });
});

test('those to the operator are kept too, and all of them for a year', async () => {
  const { customer, operator, params, read } = await bookRide();
  await api().jobs.drain();
  const { transactions } = (await operator.reservations.read({ params })).data;
  const payment = { id: transactions[0]?.id ?? 0 };
  await customer.payments.refund({ params: payment, body: { reason: 'Le vol est annulé' } });
  await api().jobs.drain();
  expect((await read()).filter(({ addressee }) => addressee === 'operator')).toMatchObject([
    { kind: 'refund_requested', state: 'accepted', language: 'fr' },
  ]);

  const kept = async () => (await api().deps.db.selectFrom('ride_deliveries').select('id').execute()).length;
  const all = await kept();
  // The queue knows the time of the database alone.
  const now = Date.now();
  const day = 86_400_000;
  api().clock.set(new Date(now + 364 * day).toISOString());
  await deleteExpiredData(api().deps);
  expect(await kept()).toBe(all);
  api().clock.set(new Date(now + 367 * day).toISOString());
  await deleteExpiredData(api().deps);
  expect(await kept()).toBe(0);
});

test('they go with the account', async () => {
  const { customer } = await bookRide({ clientEmail: 'bureau@example.org' });
  await api().jobs.drain();
  await customer.settings.removeAccount({ body: { password: 'un vrai secret 42', confirmation: 'DELETE' } });
  await api().jobs.drain();
  const rows = await api().deps.db.selectFrom('ride_deliveries').select('address').execute();
  expect(rows).toEqual([]);
});
