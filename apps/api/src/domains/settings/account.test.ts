import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { deleteExpiredData } from '../reservations/commands/delete-expired-data.ts';

const api = withTestApi();
const email = 'claire@example.org';
const password = 'un vrai secret 42';
const confirmed = { password, confirmation: 'DELETE' } as const;

const remove = (token: string, payload: Record<string, unknown>) =>
  api().app.inject({
    method: 'DELETE',
    url: '/api/settings/account',
    headers: { authorization: `Bearer ${token}` },
    payload,
  });

async function tableNames(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(api().deps.db);
  return rows.map(({ name }) => name);
}

/** The whole database as one text. */
async function wholeDatabase({ except = '' } = {}): Promise<string> {
  const names = (await tableNames()).filter((name) => name !== except);
  const tables = await Promise.all(
    names.map((name) => sql`select * from ${sql.table(name)}`.execute(api().deps.db)),
  );
  return JSON.stringify(tables.map(({ rows }) => rows));
}

describe('the deletion of an account', () => {
  test.each([
    [{}, { confirmation: ['Tapez "DELETE" pour confirmer'] }],
    [{ password, confirmation: 'delete' }, { confirmation: ['Tapez "DELETE" pour confirmer'] }],
    [{ confirmation: 'DELETE' }, { password: ['Le mot de passe est requis'] }],
    [{ password: 'pas le bon', confirmation: 'DELETE' }, { password: ['Mot de passe incorrect'] }],
    [{ ...confirmed, user_id: 2 }, { user_id: ['Ce champ n’est pas attendu'] }],
  ])('is refused for %j', async (body, errors) => {
    const token = await api().signUp(email);
    const response = await remove(token, body);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual(errors);
    await api().client({ token }).identity.me();
  });

  test('ends the sessions and leaves no trace of the person, even in records that stay', async () => {
    const token = await api().signUp(email);
    const { settings } = api().client({ token });
    await settings.changeProfile({ body: { name: 'Claire Martin', address: '18 rue de la Pompe' } });
    const { reservation } = await book(api(), token, {
      specialRequests: 'Siège pour Zoé',
      pickupAt: '2026-06-03T10:00',
    });
    api().clock.set('2026-06-03T18:00:00.000Z');
    await api().deps.db.updateTable('reservations').set({ status: 'completed' }).execute();
    const again = (await api().client().identity.login({ body: { email, password } })).data.token;
    expect((await remove(again, confirmed)).json()).toEqual({
      success: true,
      message: 'Compte supprimé avec succès',
    });
    for (const each of [token, again])
      await expect(api().client({ token: each }).identity.me()).rejects.toMatchObject({ status: 401 });
    await expect(api().client().identity.login({ body: { email, password } })).rejects.toMatchObject({
      status: 401,
    });

    // The receipt keeps the name for ten years, as the law requires.
    const text = await wholeDatabase({ except: 'ride_documents' });
    for (const trace of [email, 'Claire', '18 rue de la Pompe', '6 12 34 56 78', 'Zoé'])
      expect(text).not.toContain(trace);
    const ride = await api().deps.db.selectFrom('reservations').selectAll().executeTakeFirstOrThrow();
    expect(ride).toMatchObject({
      id: reservation.id,
      status: 'completed',
      client_name: '',
      total_cents: reservation.totalPrice.cents,
    });
    const payment = await api().deps.db.selectFrom('transactions').selectAll().executeTakeFirstOrThrow();
    expect(payment).toMatchObject({
      reservation_id: reservation.id,
      status: 'completed',
      customer_id: ride.customer_id,
    });
  });

  test('is confirmed to its holder, and frees the address', async () => {
    const token = await api().signUp(email);
    await api().client({ token, language: 'es' }).settings.removeAccount({ body: confirmed });
    await api().jobs.drain();
    expect(api().mails.at(-1)).toMatchObject({ to: email, subject: 'Su cuenta se ha eliminado' });
    await expect(api().signUp(email)).resolves.toBeTruthy();
  });

  test('cancels future rides with a full refund, and mails nobody else', async () => {
    const token = await api().signUp(email);
    const { reservation } = await book(api(), token);
    await api().jobs.drain();
    api().mails.splice(0);
    await api().client({ token }).settings.removeAccount({ body: confirmed });
    await api().jobs.drain();
    const ride = await api().deps.db.selectFrom('reservations').selectAll().executeTakeFirstOrThrow();
    expect(ride).toMatchObject({ status: 'cancelled', cancellation_cause: 'customer', client_email: '' });
    const money = await api().deps.db.selectFrom('transactions').selectAll().orderBy('id').execute();
    expect(money.map(({ type, status, amount_cents: cents }) => [type, status, cents])).toEqual([
      ['payment', 'refunded', reservation.totalPrice.cents],
      ['refund', 'completed', reservation.totalPrice.cents],
    ]);
    expect(api().mails.map(({ to }) => to)).toEqual([email]);
    expect(api().mails[0]?.text).toContain('Vos trajets à venir sont annulés');
  });

  test('is refused while a ride is too near to be cancelled by its customer', async () => {
    const token = await api().signUp(email);
    await book(api(), token, { pickupAt: '2026-06-03T10:00' });
    await book(api(), token, { pickupAt: '2026-06-20T10:00' });
    const response = await remove(token, confirmed);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'settings.ride_too_near', params: { hours: 48 } });
    const statuses = await api().deps.db.selectFrom('reservations').select('status').execute();
    expect(statuses).toEqual([{ status: 'confirmed' }, { status: 'confirmed' }]);
    await api().client({ token }).identity.me();
  });

  test('requires a recent sign-in if there is no password', async () => {
    const token = await api().signUp(email);
    await api().deps.db.updateTable('users').set({ password_hash: null }).execute();
    api().clock.advance({ minutes: 16 });
    const late = await remove(token, { confirmation: 'DELETE' });
    expect([late.statusCode, late.json().code]).toEqual([403, 'settings.recent_login_required']);
    api().clock.advance({ minutes: -10 });
    expect((await remove(token, { confirmation: 'DELETE' })).statusCode).toBe(200);
  });

  test('happens once, however many requests arrive at the same time', async () => {
    const token = await api().signUp(email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => remove(token, confirmed)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 401, 401, 401,
    ]);
  });

  test('leaves the waiting mails of an address that was never confirmed: it may be somebody else’s', async () => {
    const token = await api().signUp(email, { isConfirmed: false });
    await api().jobs.drain();
    api().mails.splice(0);
    await api().client({ language: 'es' }).newsletter.subscribe({ body: { email } });
    expect((await remove(token, confirmed)).statusCode).toBe(200);
    await api().jobs.drain();
    const asked = api().mails.filter(({ to, kind }) => to === email && kind === 'newsletter-request');
    expect(asked).toHaveLength(1);
  });

  test('leaves the records of other customers alone', async () => {
    const hugo = await api().signUp('hugo@example.org');
    await book(api(), hugo);
    await api()
      .client({ token: await api().signUp(email) })
      .settings.removeAccount({ body: confirmed });
    const { data } = await api().client({ token: hugo }).reservations.list();
    expect(data.items[0]).toMatchObject({ status: 'confirmed', clientEmail: 'hugo@example.org' });
  });
});

test('every table about people is emptied by the deletion of the account or handed over by its domain', async () => {
  const { rows } = await sql<{ column: string }>`
    select r.relname || '.' || a.attname as column
    from pg_constraint c
    join pg_class r on r.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass and c.confdeltype not in ('c', 'n')
    order by 1`.execute(api().deps.db);
  expect(rows.map(({ column }) => column)).toEqual(['reservations.customer_id', 'transactions.customer_id']);
});

test('records that the law requires lose their addresses after three years and are deleted after five', async () => {
  const token = await api().signUp(email);
  await book(api(), token);
  await api().client({ token }).settings.removeAccount({ body: confirmed });
  await api().jobs.drain();
  const ride = () => api().deps.db.selectFrom('reservations').selectAll().executeTakeFirst();
  api().clock.set('2029-06-09T00:00:00.000Z');
  await deleteExpiredData(api().deps);
  expect(await ride()).toMatchObject({ destination_address: 'Reims' });
  api().clock.set('2029-06-11T00:00:00.000Z');
  await deleteExpiredData(api().deps);
  expect(await ride()).toMatchObject({
    pickup_address: '',
    destination_address: '',
    total_cents: expect.any(Number),
  });
  api().clock.set('2031-06-11T00:00:00.000Z');
  await deleteExpiredData(api().deps);
  expect(await ride()).toBeUndefined();
  expect(await api().deps.db.selectFrom('transactions').selectAll().execute()).toEqual([]);
});
