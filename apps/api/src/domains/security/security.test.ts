import { Writable } from 'node:stream';
import { allRoutes } from '@livree/contracts';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { maskAddress } from '../../platform/security/mask-address.ts';
import { watchedCalls } from '../../platform/security/watched-calls.ts';
import { operatorToken } from '../../testing/operator.ts';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
const email = 'claire@example.org';
const password = 'un vrai secret 42';

const events = () =>
  api()
    .deps.db.selectFrom('security_events')
    .select(['kind', 'call', 'outcome', 'user_id', 'subject', 'network', 'times'])
    .orderBy('kind')
    .orderBy('outcome')
    .execute();

const outcomes = async () =>
  (await events()).map(({ kind, outcome, user_id: userId, times }) => [kind, outcome, userId, times]);

describe('the records contain', () => {
  test('sign-ins, and attempts to sign in to an account', async () => {
    await api().signUp(email);
    const login = (body: { email: string; password: string }) =>
      api()
        .client()
        .identity.login({ body })
        .catch(() => {});
    await login({ email, password });
    for (const each of [email, email, 'personne@example.org']) await login({ email: each, password: 'x' });
    expect(await outcomes()).toEqual([
      ['sign_in', 'done', 1, 1],
      ['sign_in', 'identity.invalid_credentials', 1, 2],
      ['sign_in', 'identity.invalid_credentials', null, 1],
    ]);
  });

  test('registrations, reset requests, password changes and deletions', async () => {
    const person = { name: 'Claire Martin', email, password, passwordConfirmation: password };
    const { data } = await api().client().identity.register({ body: person });
    const { identity, settings } = api().client({ token: data.token });
    await identity.forgotPassword({ body: { email } });
    const next = 'sept vagues bleues 7';
    const change = { currentPassword: password, newPassword: next, newPasswordConfirmation: next };
    await settings.changePassword({ body: change });
    await settings.removeAccount({ body: { password: next, confirmation: 'DELETE' } });
    expect(await outcomes()).toEqual([
      ['account_removal', 'done', 1, 1],
      ['password_change', 'done', 1, 1],
      ['password_reset', 'done', 1, 1],
      ['registration', 'done', 1, 1],
    ]);
  });

  test('an operator created by the configuration, and an operator’s changes', async () => {
    const token = await operatorToken(api());
    await api()
      .client({ token })
      .blog.publish({ params: { id: 1 } });
    expect((await outcomes()).map(([kind, outcome]) => [kind, outcome])).toEqual([
      ['operator_action', 'done'],
      ['role', 'done'],
      ['sign_in', 'done'],
    ]);
  });

  test('refund requests, foreign payments, invalid sessions and missing rights', async () => {
    const { payment } = await book(api(), await api().signUp(email));
    const params = { id: payment?.id ?? 0 };
    const stranger = api().client({ token: await api().signUp('hugo@example.org') });
    await expect(stranger.payments.read({ params })).rejects.toMatchObject({ status: 404 });
    const body = { reason: 'Le vol est annulé' };
    await expect(stranger.payments.refund({ params, body })).rejects.toMatchObject({ status: 404 });
    await expect(stranger.reservations.confirm({ params })).rejects.toMatchObject({ status: 403 });
    const dead = api().client({ token: 'x'.repeat(43) });
    await expect(dead.reservations.list()).rejects.toMatchObject({ status: 401 });
    expect(await events()).toMatchObject([
      { kind: 'access', call: 'payments.read', outcome: 'payments.not_found', user_id: 2, subject: '1' },
      { kind: 'access', call: 'reservations.list', outcome: 'unauthenticated', user_id: null },
      { kind: 'operator_action', call: 'reservations.confirm', outcome: 'forbidden', user_id: 2 },
      { kind: 'refund', call: 'payments.refund', outcome: 'payments.not_found', user_id: 2, subject: '1' },
    ]);
  });

  test('a forged provider event and a malformed body', async () => {
    const post = (url: string) =>
      api().app.inject({
        method: 'POST',
        url: `/api${url}`,
        payload: '{',
        headers: { 'content-type': 'application/json' },
      });
    await post('/webhooks/sandbox');
    await post('/contact');
    expect(await outcomes()).toEqual([
      ['input', 'invalid_request', null, 1],
      ['webhook', 'payments.webhook_invalid', null, 1],
    ]);
  });
});

test('nothing ordinary: no pages, bookings, or visitors without a session', async () => {
  await book(api(), await api().signUp(email));
  await api().app.inject('/api/vehicules');
  await api().app.inject('/api/reservations');
  await api().app.inject('/api/vehicules/999');
  expect(await events()).toEqual([]);
});

test('every call that changes an account is recorded, or listed here as ordinary', () => {
  const ordinary = new Set<string>([
    'addresses.change',
    'addresses.remove',
    'addresses.save',
    'changes.make',
    'changes.quote',
    'changes.request',
    'changes.withdraw',
    'notifications.addBrowser',
    'notifications.removeBrowser',
    'passkeys.startAdding',
    'payments.confirmCard',
    'payments.preferCard',
    'reservations.create',
    'reservations.confirmPayment',
    'reviews.create',
    'settings.changePreferences',
    'settings.changeNotifications',
    'settings.changePrivacy',
    'settings.changeReservationDefaults',
    'settings.changeAppearance',
    'settings.uploadAvatar',
    'settings.removeAvatar',
  ]);
  const writes = allRoutes.filter(({ auth, method }) => auth === 'customer' && method !== 'GET');
  const unnamed = writes.filter(({ id }) => !watchedCalls.has(id) && !ordinary.has(id));
  expect(unnamed.map(({ id }) => id)).toEqual([]);
  const ids = new Set<string>(allRoutes.map(({ id }) => id));
  expect([...watchedCalls.keys()].filter((id) => !ids.has(id))).toEqual([]);
});

test('the lines and the table contain no secret, no name and no whole address', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  await api().signUp(email);
  const app = await buildApp({ ...api().deps, log: pino({ level: 'warn' }, stream) });
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const send = (payload: object) => app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
  const { token } = (await send({ email, password })).json().data;
  await send({ email, password: 'pas le bon' });
  await app.close();
  const log = lines.join('');
  expect(log).toContain('"kind":"sign_in","call":"identity.login","outcome":"done","userId":1');
  const told = log + JSON.stringify(await events());
  for (const secret of [email, password, 'pas le bon', token, 'Claire', '203.0.113.77'])
    expect(told).not.toContain(secret);
  expect(told).toContain('203.0.113.0/24');
});

test('a client over the limit is recorded once a minute, however often it calls', async () => {
  const app = await buildApp({ ...api().deps, config: { ...api().deps.config, rateLimitScale: 0.1 } });
  const call = { method: 'POST', url: '/api/auth/forgot-password', payload: { email: '' } } as const;
  for (let turn = 0; turn < 8; turn += 1) await app.inject(call);
  await app.close();
  expect(await outcomes()).toEqual([
    ['password_reset', 'rate_limited', null, 1],
    ['password_reset', 'validation', null, 1],
  ]);
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3::/48'],
  ['nowhere', 'unknown'],
])('of the address %s only the network %s is stored', (address, network) => {
  expect(maskAddress(address)).toBe(network);
});
