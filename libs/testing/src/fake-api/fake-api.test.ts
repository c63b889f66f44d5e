import { createClient } from '@livree/api-client';
import { allRoutes, sandboxMethods, type SiteConfig } from '@livree/contracts';
import { expect, test } from 'vitest';
import { createFakeApi, type FakeApiOptions } from './fake-api.ts';
import { FakeRefusal } from './refusal.ts';
import { type Account, demoPassword } from './state.ts';

const now = () => new Date('2027-01-05T08:00:00Z');

function createTestClient(options: FakeApiOptions = {}) {
  let token: string | undefined;
  const api = createFakeApi({ now, token: () => token, ...options });
  const client = createClient(api.transport);
  async function signIn() {
    const { data } = await client.identity.login({
      body: { email: 'camille.laurent@example.com', password: demoPassword },
    });
    token = data.token;
  }
  return { client, state: api.state, signIn };
}

const withoutGoogle = (config: SiteConfig): SiteConfig => ({
  ...config,
  flags: { ...config.flags, googleSignIn: false },
});

const asOperator = (account: Account): Account => ({
  ...account,
  user: { ...account.user, role: 'operator' },
});

const ride = {
  vehicleId: 1,
  pickupAddress: 'Aéroport Paris-Charles de Gaulle (CDG)',
  destinationAddress: '18 rue de la Pompe, 75116 Paris',
  stops: ['Chantilly'],
  pickupAt: '2027-01-20T09:30',
};

test('every route that reads without parameters returns an answer that matches its contract', async () => {
  const { client, state, signIn } = createTestClient();
  state.accounts = state.accounts.map(asOperator);
  await signIn();
  for (const { user } of state.accounts) state.holders.add(user.id);
  const readings = allRoutes.filter(
    ({ method, path, produces }) => method === 'GET' && !path.includes('{') && produces === undefined,
  );
  const needQuery = new Set([
    'operations.acts',
    'maps.suggest',
    'maps.resolve',
    'maps.reverse',
    'maps.placeMap',
  ]);
  for (const { id } of readings.filter((route) => !needQuery.has(route.id))) {
    const [domain = '', name = ''] = id.split('.');
    const call: unknown = Reflect.get(Reflect.get(client, domain), name);
    if (typeof call !== 'function') throw new Error(`no call ${id}`);
    await expect(call(), id).resolves.toMatchObject({ success: true });
  }
});

test('a ride is quoted, booked once, paid, listed, cancelled and refunded to the cent', async () => {
  const { client, signIn } = createTestClient();
  await signIn();
  const quote = (await client.pricing.quote({ body: ride })).data;
  const body = { ...ride, totalPrice: quote.totalPrice, paymentMethodId: sandboxMethods.succeeds };
  const request = { body, headers: { idempotencyKey: 'draft-1234' } };
  const booked = (await client.reservations.create(request)).data;
  expect(booked).toMatchObject({ status: 'succeeded', reservation: { status: 'confirmed' } });
  expect((await client.reservations.create(request)).data.reservation.id).toBe(booked.reservation.id);

  const [newest] = (await client.reservations.list()).data.items;
  expect(newest?.totalPrice).toEqual(quote.totalPrice);
  const cancelled = await client.reservations.cancel({ params: { id: booked.reservation.id }, body: {} });
  expect(cancelled.data.reservation).toMatchObject({
    status: 'cancelled',
    refunds: [{ amount: quote.totalPrice }],
  });
});

test("a forgotten password is replaced with the mail's link, once", async () => {
  const { client, state } = createTestClient();
  const email = 'camille.laurent@example.com';
  await client.identity.forgotPassword({ body: { email } });
  const token = state.passwordResets.get(email) ?? '';
  const body = { email, token, password: 'sept vagues', passwordConfirmation: 'sept vagues' };
  await client.identity.resetPassword({ body });
  await expect(client.identity.login({ body: { email, password: body.password } })).resolves.toMatchObject({
    success: true,
  });
  await expect(client.identity.resetPassword({ body })).rejects.toMatchObject({
    code: 'identity.reset_link_invalid',
  });
});

test('Google sends a visitor back with a one-time key, if the site has Google', async () => {
  const { client, state } = createTestClient();
  const { redirectUrl, browserKey } = (await client.identity.startGoogle()).data;
  const sessionKey = new URL(redirectUrl, 'http://localhost').searchParams.get('session_key') ?? '';
  const body = { sessionKey, browserKey };
  const { client: afterReload } = createTestClient();
  await expect(afterReload.identity.redeemGoogle({ body })).resolves.toMatchObject({ success: true });
  await expect(client.identity.redeemGoogle({ body })).resolves.toMatchObject({ success: true });
  await expect(client.identity.redeemGoogle({ body })).rejects.toMatchObject({
    code: 'identity.google_callback_invalid',
  });
  state.config = withoutGoogle(state.config);
  await expect(client.identity.startGoogle()).rejects.toMatchObject({ code: 'identity.google_disabled' });
});

test("refusals use the caller's language and our field names", async () => {
  const { client } = createTestClient({ language: () => 'de' });
  const body = {
    name: 'Camille',
    email: 'camille.laurent@example.com',
    password: 'lacquer',
    passwordConfirmation: 'other',
  };
  await expect(client.identity.register({ body })).rejects.toMatchObject({
    status: 422,
    fieldErrors: { passwordConfirmation: ['Die Passwörter stimmen nicht überein'] },
  });
  await expect(client.reservations.list()).rejects.toMatchObject({ status: 401, code: 'login_required' });
});

test.each([
  ['500', 'unavailable'],
  ['network', 'network'],
  ['nonsense', 'contract'],
] as const)('the fault %s makes a call fail as %s', async (fault, code) => {
  const { client } = createTestClient({ fault: () => fault });
  await expect(client.fleet.types()).rejects.toMatchObject({ code });
});

test('one route refuses in the caller’s language, another fails, the rest answer', async () => {
  const { client } = createTestClient({
    language: () => 'de',
    fault: (_request, route) => (route === 'fleet.types' ? '500' : 'off'),
    refusal: (route) =>
      route === 'fleet.list' ? new FakeRefusal('rate_limited', { seconds: 3 }) : undefined,
  });
  await expect(client.fleet.list()).rejects.toMatchObject({
    code: 'rate_limited',
    status: 429,
    message: 'Zu viele Versuche. Bitte versuchen Sie es in 3\u00a0Sekunden erneut.',
  });
  await expect(client.fleet.types()).rejects.toMatchObject({ status: 500 });
  await expect(client.site.config()).resolves.toMatchObject({ success: true });
});

test('a silent route never answers, and ends when the caller aborts', async () => {
  const { transport } = createFakeApi({ now, fault: () => 'silent' });
  const leaving = new AbortController();
  const answer = transport({
    method: 'GET',
    path: '/vehicules',
    query: new URLSearchParams(),
    headers: {},
    body: undefined,
    session: 'none',
    signal: leaving.signal,
  });
  const first = await Promise.race([
    answer.catch(() => 'gone'),
    new Promise((done) => setTimeout(() => done('still silent'), 50)),
  ]);
  expect(first).toBe('still silent');
  leaving.abort();
  await expect(answer).rejects.toMatchObject({ code: 'aborted' });
});
