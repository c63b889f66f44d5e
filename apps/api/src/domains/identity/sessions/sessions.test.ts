import { describe, expect, test } from 'vitest';
import { reauthenticate } from '../../../testing/reauthenticate.ts';
import { withTestApi } from '../../../testing/test-api.ts';

const api = withTestApi();
const password = 'un vrai secret 42';
const email = 'claire@example.org';
const telephone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const sessionCalls = (token: string) => api().client({ token }).sessions;
const isIn = (token: string) =>
  api()
    .client({ token })
    .identity.me()
    .then(
      () => true,
      () => false,
    );

async function logIn(): Promise<string> {
  const { data } = await api().client().identity.login({ body: { email, password } });
  return data.token;
}

/** Uses a session like a browser behind the gateway. */
const use = (token: string, userAgent: string, address: string) =>
  api().app.inject({
    method: 'GET',
    url: '/api/auth/me',
    headers: { authorization: `Bearer ${token}`, 'user-agent': userAgent, 'x-forwarded-for': address },
  });

async function subjects(): Promise<string[]> {
  await api().jobs.drain();
  return api()
    .mails.map(({ subject }) => subject)
    .filter((subject) => subject !== 'Nouvelle connexion à votre compte');
}

describe('the open sessions', () => {
  test('are listed with device, network and last use, the current one first', async () => {
    const own = await api().signUp(email);
    const other = await logIn();
    await use(other, telephone, '9.9.9.77');
    api().clock.advance({ minutes: 5 });
    await use(own, 'curl/8.1', '192.168.1.20');
    const { data } = await sessionCalls(own).list();
    expect(data).toMatchObject([
      {
        isCurrent: true,
        browser: null,
        system: null,
        device: null,
        network: null,
        lastUsedAt: '2026-06-02T08:05:00.000Z',
      },
      {
        isCurrent: false,
        browser: 'Safari',
        system: 'iOS',
        device: 'mobile',
        network: '9.9.9.0/24',
        openedAt: '2026-06-02T08:00:00.000Z',
        lastUsedAt: '2026-06-02T08:00:00.000Z',
      },
    ]);
  });

  test('are listed without expired ones, and only for their user', async () => {
    await api().signUp(email);
    api().clock.advance({ minutes: 31 });
    const own = await logIn();
    const stranger = await api().signUp('paul@example.org');
    expect((await sessionCalls(own).list()).data).toHaveLength(1);
    expect((await sessionCalls(stranger).list()).data).toHaveLength(1);
  });
});

describe('signing out', () => {
  test('of one session ends it alone and informs its user by mail', async () => {
    const own = await api().signUp(email);
    const [first, second] = [await logIn(), await logIn()];
    const { data } = await sessionCalls(second).list();
    const id = data[0]?.id ?? 0;
    const { message } = await sessionCalls(own).end({ params: { id } });
    expect(message).toBe('La session est fermée');
    expect([await isIn(own), await isIn(first), await isIn(second)]).toEqual([true, true, false]);
    expect(await subjects()).toEqual(['Une session a été fermée']);
    await expect(sessionCalls(own).end({ params: { id } })).rejects.toMatchObject({
      status: 404,
      code: 'sessions.not_found',
    });
  });

  test('of another user’s session is refused, and the session stays open', async () => {
    const own = await api().signUp(email);
    const { data } = await sessionCalls(own).list();
    const stranger = await api().signUp('paul@example.org');
    await expect(sessionCalls(stranger).end({ params: { id: data[0]?.id ?? 0 } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await isIn(own)).toBe(true);
  });

  test('of all others keeps the current one, and sends no mail if there is no other', async () => {
    const own = await api().signUp(email);
    await sessionCalls(own).endOthers();
    expect(await subjects()).toEqual([]);
    const [first, second] = [await logIn(), await logIn()];
    const { message } = await sessionCalls(own).endOthers();
    expect(message).toBe('Vos autres sessions sont fermées');
    expect([await isIn(own), await isIn(first), await isIn(second)]).toEqual([true, false, false]);
    expect(await subjects()).toEqual(['Vos autres sessions ont été fermées']);
  });
});

test('a mail reports a changed password and changed security settings, once and only if they changed', async () => {
  const customer = api().client({ token: await api().signUp(email) });
  const { settings } = customer;
  const next = 'un autre secret 43';
  await settings.changePassword({
    body: { currentPassword: password, newPassword: next, newPasswordConfirmation: next },
  });
  expect(await subjects()).toEqual(['Votre mot de passe a changé']);
  api().mails.splice(0);
  await settings.changeSecurity({ body: { sessionTimeout: 30, loginNotifications: true } });
  expect(await subjects()).toEqual([]);
  await reauthenticate(customer, next);
  await settings.changeSecurity({ body: { sessionTimeout: 60 } });
  await reauthenticate(customer, next);
  await settings.changeNotifications({ body: { loginNotifications: false } });
  expect(await subjects()).toEqual(Array(2).fill('Vos paramètres de sécurité ont changé'));
});
