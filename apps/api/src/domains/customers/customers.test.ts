import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
const email = 'zoe.petit@example.org';

const operator = async () => api().client({ token: await operatorToken(api()) });

/** A customer with a name and a telephone, and the number of the account. */
async function someCustomer(profile = { name: 'Zoé Petit', phone: '+33 6 87 65 43 21' }) {
  const token = await api().signUp(email);
  const { settings, identity } = api().client({ token });
  await settings.changeProfile({ body: profile });
  return { token, id: (await identity.me()).data.user.id };
}

const acts = async (id: number | string) => {
  const query = { subject: 'customers', id: String(id) };
  return (await (await operator()).operations.acts({ query })).data.map(({ act, after }) => ({ act, after }));
};

describe('the list of customers', () => {
  test.each(['zoé', 'PETIT zoe.petit@', '06 87 65 43 21', '+33687654321', '0033 6 87 65', '87.65.43'])(
    'finds a customer by %s',
    async (search) => {
      const { id } = await someCustomer();
      await api().signUp('hugo@example.org');
      const { data } = await (await operator()).customers.list({ query: { search } });
      expect(data.items).toMatchObject([{ id, name: 'Zoé Petit', email, isGuest: false, isConfirmed: true }]);
    },
  );

  test('has guests under the address that they gave, and neither operators nor former customers', async () => {
    const { token } = await someCustomer();
    await api()
      .client({ token })
      .settings.removeAccount({
        body: { password: 'un vrai secret 42', confirmation: 'DELETE' },
      });
    const guest = { name: 'Ali Haddad', email: 'ali@example.org', phone: '+33 6 11 22 33 44' };
    await api().client().guests.begin({ body: guest });
    const { customers } = await operator();
    const { data } = await customers.list();
    expect(data.items).toMatchObject([{ ...guest, isGuest: true, isConfirmed: false, rideCount: 0 }]);
    expect((await customers.list({ query: { kind: 'account' } })).data.total).toBe(0);
  });
});

describe('a customer', () => {
  test('has their rides and payments, and each ride leads to its customer', async () => {
    const { token, id } = await someCustomer();
    const { reservation } = await book(api(), token);
    await book(api(), await api().signUp('hugo@example.org'), { pickupAt: '2026-06-14T10:00' });
    const { customers } = await operator();
    const params = { id };
    expect((await customers.read({ params })).data).toMatchObject({
      email,
      language: 'fr',
      rideCount: 1,
      openRideCount: 1,
      spent: reservation.totalPrice,
      letters: [],
    });
    expect((await customers.rides({ params })).data.items).toMatchObject([{ id: reservation.id }]);
    expect((await customers.payments({ params })).data.items).toMatchObject([
      { type: 'payment', reservation: { id: reservation.id } },
    ]);
    const { data } = await customers.readForRide({ params: { id: reservation.id } });
    expect(data).toMatchObject({ id, name: 'Zoé Petit' });
  });

  test('gets a mail in their language that says who writes; the words stay with the account, the act has none', async () => {
    const { token, id } = await someCustomer();
    await api()
      .client({ token })
      .settings.changePreferences({ body: { language: 'de' } });
    const { customers } = await operator();
    const body = { subject: 'Ihr Schirm', message: 'Wir haben ihn im Wagen gefunden.' };
    await customers.write({ params: { id }, body, headers: {} });
    await api().jobs.drain();
    const mail = api().mails.at(-1);
    expect(mail).toMatchObject({ to: email, subject: 'Ihr Schirm' });
    for (const said of ['Opérateur von', body.message, 'Antworten Sie']) expect(mail?.text).toContain(said);
    expect((await customers.read({ params: { id } })).data.letters).toMatchObject([
      { ...body, writerName: 'Opérateur' },
    ]);
    expect(await acts(id)).toEqual([{ act: 'customers.write', after: null }]);
  });

  test('gets a letter once if its request is repeated with its key; another letter needs another key', async () => {
    const { id } = await someCustomer();
    const { customers } = await operator();
    const letter = { subject: 'Parapluie', message: 'Nous l’avons retrouvé.' };
    const write = (body: typeof letter, idempotencyKey?: string) =>
      customers.write({ params: { id }, body, headers: { idempotencyKey } });
    await Promise.all([write(letter, 'one-letter'), write(letter, 'one-letter')]);
    await expect(write({ ...letter, subject: 'Gants' }, 'one-letter')).rejects.toMatchObject({
      code: 'payments.idempotency_mismatch',
    });
    expect((await customers.read({ params: { id } })).data.letters).toHaveLength(1);
    expect(await acts(id)).toHaveLength(1);
    await write(letter);
    expect((await customers.read({ params: { id } })).data.letters).toHaveLength(2);
  });

  test('is added once by a repeated request', async () => {
    const { customers } = await operator();
    const body = { name: 'Ali Haddad', email, phone: '+33 6 11 22 33 44', language: 'fr' } as const;
    const add = (idempotencyKey?: string) => customers.add({ body, headers: { idempotencyKey } });
    const [first, second] = await Promise.all([add('one-customer'), add('one-customer')]);
    expect(second.data.id).toBe(first.data.id);
    expect((await customers.list()).data.total).toBe(1);
    expect(await acts(first.data.id)).toHaveLength(1);
    await add();
    expect((await customers.list()).data.total).toBe(2);
  });

  test('gets the same export as by themselves, with a mail that says so, and it is recorded', async () => {
    const { token, id } = await someCustomer();
    await book(api(), token);
    const { customers } = await operator();
    await customers.write({
      params: { id },
      body: { subject: 'Objet', message: 'Un message assez long' },
      headers: {},
    });
    const { data } = await customers.exportData({ params: { id } });
    expect(data).toMatchObject({
      account: { email, name: 'Zoé Petit' },
      reservations: [{ client_email: email }],
      letters: [{ subject: 'Objet' }],
      saved_cards: [],
    });
    await api().jobs.drain();
    expect(api().mails).toContainEqual(
      expect.objectContaining({ to: email, subject: 'Vos données sont prêtes' }),
    );
    expect((await acts(id))[0]).toEqual({ act: 'customers.exportData', after: null });
  });
});

describe('the deletion of a customer by an operator', () => {
  test('needs the customer’s name, cancels and refunds the rides ahead, and leaves the act without the person', async () => {
    const { token, id } = await someCustomer();
    await book(api(), token);
    const { customers } = await operator();
    const params = { id };
    await customers.write({
      params,
      body: { subject: 'Objet', message: 'Un message assez long' },
      headers: {},
    });
    await expect(customers.remove({ params, body: { name: 'Zoé' } })).rejects.toMatchObject({ status: 422 });
    await customers.remove({ params, body: { name: ' zoé  PETIT' } });
    await expect(customers.read({ params })).rejects.toMatchObject({ code: 'customers.not_found' });
    await expect(api().client({ token }).identity.me()).rejects.toMatchObject({ status: 401 });
    expect(await acts(id)).toEqual([
      { act: 'customers.remove', after: { cancelled_rides: 1 } },
      { act: 'customers.write', after: null },
    ]);
    await api().jobs.drain();
    expect(api().mails.at(-1)).toMatchObject({ to: email, subject: 'Votre compte a été supprimé' });
    expect(await api().deps.db.selectFrom('customer_letters').selectAll().execute()).toEqual([]);
  });

  test('is refused while a ride is too near', async () => {
    const { token, id } = await someCustomer();
    await book(api(), token, { pickupAt: '2026-06-03T10:00' });
    const removal = (await operator()).customers.remove({ params: { id }, body: { name: 'Zoé Petit' } });
    await expect(removal).rejects.toMatchObject({ code: 'customers.ride_too_near', params: { hours: 48 } });
    await api().client({ token }).identity.me();
  });

  test('never reaches an operator', async () => {
    const { customers, identity } = await operator();
    const { id, name } = (await identity.me()).data.user;
    const removal = customers.remove({ params: { id }, body: { name } });
    await expect(removal).rejects.toMatchObject({ code: 'customers.not_found' });
    await expect(customers.read({ params: { id } })).rejects.toMatchObject({ status: 404 });
  });
});

test('nobody but an operator reads, writes or deletes customers', async () => {
  const { token, id } = await someCustomer();
  const { data: guest } = await api()
    .client()
    .guests.begin({ body: { name: 'Ali Haddad', email: 'ali@example.org', phone: '+33 6 11 22 33 44' } });
  const params = { id };
  const callers = [
    [undefined, 401],
    [token, 403],
    [guest.token, 403],
  ] as const;
  for (const [session, status] of callers) {
    const { customers } = session === undefined ? api().client() : api().client({ token: session });
    const calls = [
      customers.list(),
      customers.saveList(),
      customers.read({ params }),
      customers.readForRide({ params }),
      customers.rides({ params }),
      customers.payments({ params }),
      customers.write({ params, body: { subject: 'Objet', message: 'Un message assez long' }, headers: {} }),
      customers.exportData({ params }),
      customers.remove({ params, body: { name: 'Zoé Petit' } }),
    ];
    const answers = await Promise.allSettled(calls);
    expect(answers).toMatchObject(calls.map(() => ({ status: 'rejected', reason: { status } })));
  }
});
