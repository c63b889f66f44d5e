import { allRoutes, isForPeople } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { authenticatorApp } from '../../../testing/authenticator-app.ts';
import { softwareAuthenticator } from '../../../testing/authenticator.ts';
import { exampleCall, signedIn } from '../../../testing/example-call.ts';
import { operatorToken, tokenAs } from '../../../testing/operator.ts';
import { reauthenticate } from '../../../testing/reauthenticate.ts';
import { withTestApi } from '../../../testing/test-api.ts';
import { resetFactorByServer } from '../index.ts';

const api = withTestApi({ LIVREE_SECOND_FACTOR: 'required' });
const email = 'ines@livree.example';
const password = 'un vrai secret 42';
const wrongCode = { status: 422, code: 'validation' };

const clientOf = (token: string) => api().client({ token });
const logIn = async () => (await api().client().identity.login({ body: { email, password } })).data;
const roleOf = async (token: string) => (await clientOf(token).identity.me()).data.user.role;
const mayWork = (token: string) =>
  clientOf(token)
    .operations.day()
    .then(
      () => true,
      () => false,
    );
const step = () => api().clock.advance({ seconds: 30 });
const subjects = async () => {
  await api().jobs.drain();
  return api()
    .mails.filter(({ to }) => to === email)
    .map(({ subject }) => subject);
};
const acts = async () =>
  (await api().deps.db.selectFrom('acts').select('act').orderBy('id').execute()).map(({ act }) => act);

/** A dispatcher who set up an authenticator in the first session. */
async function dispatcher() {
  const token = await tokenAs(api(), 'dispatcher', email);
  const client = clientOf(token);
  const { secret } = (await client.secondFactor.startAuthenticator()).data;
  const app = authenticatorApp(secret);
  const code = () => app.codeAt(api().clock.now());
  await client.secondFactor.addAuthenticator({ body: { code: code() } });
  step();
  return { token, client, code, secret };
}

const give = (token: string, code: string) => clientOf(token).secondFactor.give({ body: { code } });

describe('the first sign-in', () => {
  test('gives the rights of a customer until an authenticator is set up, proven and told', async () => {
    await tokenAs(api(), 'dispatcher', email);
    const { token, user, secondFactorAsked } = await logIn();
    expect([user.role, secondFactorAsked, await mayWork(token)]).toEqual(['customer', true, false]);
    const { secondFactor: factor } = clientOf(token);
    expect((await factor.read()).data).toEqual({
      isAsked: true,
      isGiven: false,
      authenticator: null,
      passkeyCount: 0,
      recoveryCodes: 0,
    });
    const { secret, uri, squares } = (await factor.startAuthenticator()).data;
    expect(uri).toContain(`secret=${secret}`);
    expect(squares).toHaveLength(squares[0]?.length ?? 0);
    await expect(factor.addAuthenticator({ body: { code: '000000' } })).rejects.toMatchObject(wrongCode);
    const code = authenticatorApp(secret).codeAt(api().clock.now());
    await factor.addAuthenticator({ body: { code: `${code.slice(0, 3)} ${code.slice(3)}` } });
    expect([await roleOf(token), await mayWork(token)]).toEqual(['dispatcher', true]);
    expect(await subjects()).toContain('Une application d’authentification a été ajoutée');
    expect(await acts()).toEqual(['secondFactor.addAuthenticator']);
  });

  test('keeps neither secret nor code in the database as they are', async () => {
    const { client, secret } = await dispatcher();
    const { codes } = (await client.secondFactor.makeRecoveryCodes()).data;
    const { db } = api().deps;
    const kept = JSON.stringify([
      await db.selectFrom('authenticators').selectAll().execute(),
      await db.selectFrom('recovery_codes').selectAll().execute(),
    ]);
    for (const hidden of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(kept).not.toContain(hidden);
  });

  test('sets a passkey up instead, which counts as both from then on', async () => {
    const token = await tokenAs(api(), 'operator', email);
    const { passkeys } = clientOf(token);
    const device = softwareAuthenticator();
    const { data: options } = await passkeys.startAdding({ body: { password } });
    await passkeys.add({ body: { name: 'Clé', credential: device.create(options) } });
    expect(await mayWork(token)).toBe(true);
    const { data: challenge } = await api().client().passkeys.startSignIn();
    const credential = device.get(challenge);
    const { data } = await api().client().passkeys.signIn({ body: { credential } });
    expect([data.user.role, await mayWork(data.token)]).toEqual(['operator', true]);
  });

  test('of two set-ups, only the one begun last counts; and only one is the first', async () => {
    const one = clientOf(await tokenAs(api(), 'dispatcher', email)).secondFactor;
    const other = clientOf((await logIn()).token).secondFactor;
    const first = (await one.startAuthenticator()).data;
    const last = (await other.startAuthenticator()).data;
    const now = api().clock.now();
    const outcomes = await Promise.allSettled([
      one.addAuthenticator({ body: { code: authenticatorApp(first.secret).codeAt(now) } }),
      other.addAuthenticator({ body: { code: authenticatorApp(last.secret).codeAt(now) } }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(outcomes[0]).toMatchObject({ reason: { code: 'second_factor.not_started' } });
    expect((await one.read()).data).toMatchObject({ isGiven: false });
  });

  test('cannot be finished by a session that began before another one did it', async () => {
    const token = await tokenAs(api(), 'dispatcher', email);
    const thief = clientOf((await logIn()).token);
    const device = softwareAuthenticator();
    const { data: options } = await thief.passkeys.startAdding({ body: { password } });
    const { secret } = (await clientOf(token).secondFactor.startAuthenticator()).data;
    const code = authenticatorApp(secret).codeAt(api().clock.now());
    await clientOf(token).secondFactor.addAuthenticator({ body: { code } });
    const addition = thief.passkeys.add({ body: { name: 'Clé', credential: device.create(options) } });
    await expect(addition).rejects.toMatchObject({ code: 'second_factor.required' });
    expect((await clientOf(token).passkeys.list()).data).toEqual([]);
  });

  test('is no matter of customers, and needs the password in a session that is no longer new', async () => {
    const customer = clientOf(await api().signUp());
    expect((await customer.secondFactor.read()).data).toMatchObject({ isAsked: false });
    await expect(customer.secondFactor.startAuthenticator()).rejects.toMatchObject({ status: 409 });
    const client = clientOf(await tokenAs(api(), 'dispatcher', email));
    api().clock.advance({ minutes: 16 });
    await expect(client.secondFactor.startAuthenticator()).rejects.toMatchObject({
      code: 'identity.holder_required',
    });
    await reauthenticate(client);
    await expect(client.secondFactor.startAuthenticator()).resolves.toBeTruthy();
  });
});

describe('a session that has not given the factor', () => {
  test('is refused every call of the company’s people', async () => {
    const { token } = await dispatcher().then(logIn);
    for (const route of allRoutes.filter(({ auth }) => isForPeople(auth))) {
      const { statusCode } = await api().app.inject(signedIn(exampleCall(route), token));
      expect(statusCode, route.id).toBe(403);
    }
  }, 60_000);

  test('can neither add, replace nor remove a factor, nor make recovery codes, though it knows the password', async () => {
    await dispatcher();
    const client = clientOf((await logIn()).token);
    const required = { status: 403, code: 'second_factor.required' };
    const { secondFactor: factor, passkeys } = client;
    await expect(factor.startAuthenticator()).rejects.toMatchObject(required);
    await expect(factor.removeAuthenticator()).rejects.toMatchObject(required);
    await expect(factor.makeRecoveryCodes()).rejects.toMatchObject(required);
    await expect(passkeys.startAdding({ body: { password } })).rejects.toMatchObject(required);
  });

  test('that was open before the factor was asked for is asked too', async () => {
    const token = await tokenAs(api(), 'operator', email);
    expect([await roleOf(token), await mayWork(token)]).toEqual(['customer', false]);
  });
});

describe('a code of the authenticator', () => {
  test('signs in once; the same, an older and a wrong one are refused', async () => {
    const { code } = await dispatcher();
    const { token } = await logIn();
    const used = code();
    await give(token, used);
    expect(await mayWork(token)).toBe(true);
    const next = await logIn();
    await expect(give(next.token, used)).rejects.toMatchObject(wrongCode);
    await expect(give(next.token, '000000')).rejects.toMatchObject(wrongCode);
    step();
    const older = code();
    step();
    await give(next.token, code());
    await expect(give((await logIn()).token, older)).rejects.toMatchObject(wrongCode);
  });

  test('counts one step early or late, not two', async () => {
    const { code } = await dispatcher();
    const { token } = await logIn();
    api().clock.advance({ minutes: 5 });
    const late = code();
    step();
    step();
    await expect(give(token, late)).rejects.toMatchObject(wrongCode);
    const inTime = code();
    step();
    await expect(give(token, inTime)).resolves.toBeTruthy();
  });

  test('counts once when two requests bring it at once', async () => {
    const { code } = await dispatcher();
    const sessions = [await logIn(), await logIn()];
    const same = code();
    const outcomes = await Promise.allSettled(sessions.map(({ token }) => give(token, same)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const powers = await Promise.all(sessions.map(({ token }) => mayWork(token)));
    expect(powers.filter(Boolean)).toHaveLength(1);
  });

  test('opens nothing in another account', async () => {
    const { code } = await dispatcher();
    const stranger = await tokenAs(api(), 'dispatcher', 'paul@livree.example');
    await expect(give(stranger, code())).rejects.toMatchObject(wrongCode);
    expect(await mayWork(stranger)).toBe(false);
  });
});

describe('recovery codes', () => {
  test('are ten; each signs in once, however it is typed, and is told', async () => {
    const { client } = await dispatcher();
    const { codes } = (await client.secondFactor.makeRecoveryCodes()).data;
    expect(new Set(codes).size).toBe(10);
    const [first = '', second = ''] = codes;
    const { token } = await logIn();
    await give(token, first.replaceAll('-', ' ').toUpperCase());
    expect(await mayWork(token)).toBe(true);
    const next = (await logIn()).token;
    await expect(give(next, first)).rejects.toMatchObject(wrongCode);
    const outcomes = await Promise.allSettled([give(next, second), give((await logIn()).token, second)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await client.secondFactor.read()).data.recoveryCodes).toBe(8);
    expect(await subjects()).toContain('Un code de secours a servi');
  });

  test('are replaced as a whole, for whoever gives the factor again', async () => {
    const { client, code, token } = await dispatcher();
    const [old = ''] = (await client.secondFactor.makeRecoveryCodes()).data.codes;
    await expect(client.secondFactor.makeRecoveryCodes()).rejects.toMatchObject({
      code: 'second_factor.required',
    });
    await give(token, code());
    await client.secondFactor.makeRecoveryCodes();
    await expect(give((await logIn()).token, old)).rejects.toMatchObject(wrongCode);
  });
});

test('the last factor stays until there is another; a passkey needs the factor again', async () => {
  const { client, token, code } = await dispatcher();
  await expect(client.secondFactor.removeAuthenticator()).rejects.toMatchObject({
    code: 'second_factor.last',
  });
  api().clock.advance({ minutes: 6 });
  const { passkeys } = client;
  await expect(passkeys.startAdding({ body: { password } })).rejects.toMatchObject({
    code: 'second_factor.required',
  });
  await give(token, code());
  const device = softwareAuthenticator();
  const { data: options } = await passkeys.startAdding({ body: { password } });
  const { data: passkey } = await passkeys.add({ body: { name: 'Clé', credential: device.create(options) } });
  await client.secondFactor.removeAuthenticator();
  const { data: challenge } = await passkeys.startSignIn();
  await client.secondFactor.givePasskey({ body: { credential: device.get(challenge) } });
  await expect(passkeys.remove({ params: { id: passkey.id } })).rejects.toMatchObject({
    code: 'second_factor.last',
  });
  expect((await passkeys.list()).data).toHaveLength(1);
});

test('somebody else’s passkey is no second factor', async () => {
  const { token } = await dispatcher().then(logIn);
  const stranger = clientOf(await tokenAs(api(), 'dispatcher', 'paul@livree.example'));
  const device = softwareAuthenticator();
  const { data: options } = await stranger.passkeys.startAdding({ body: { password } });
  await stranger.passkeys.add({ body: { name: 'Clé', credential: device.create(options) } });
  const { data: challenge } = await stranger.passkeys.startSignIn();
  const giving = clientOf(token).secondFactor.givePasskey({ body: { credential: device.get(challenge) } });
  await expect(giving).rejects.toMatchObject({ code: 'passkeys.refused' });
  expect(await mayWork(token)).toBe(false);
});

describe('a reset', () => {
  const boss = async () => {
    const token = await operatorToken(api());
    const client = clientOf(token);
    const { secret } = (await client.secondFactor.startAuthenticator()).data;
    const code = authenticatorApp(secret).codeAt(api().clock.now());
    await client.secondFactor.addAuthenticator({ body: { code } });
    return client;
  };

  test('by an operator lets the person set up again, and is told by mail and history', async () => {
    const { token } = await dispatcher();
    const operator = await boss();
    const id = (await operator.people.list()).data.people.find((one) => one.email === email)?.id ?? 0;
    await expect(operator.people.resetFactor({ params: { id } })).rejects.toMatchObject({
      code: 'identity.holder_required',
    });
    await reauthenticate(operator, 'le secret de la maison 42');
    await operator.people.resetFactor({ params: { id } });
    await expect(clientOf(token).identity.me()).rejects.toMatchObject({ status: 401 });
    const client = clientOf((await logIn()).token);
    await expect(client.secondFactor.startAuthenticator()).resolves.toBeTruthy();
    expect(await subjects()).toContain('Votre second facteur a été remis à zéro');
    expect(await acts()).toContain('people.resetFactor');
  });

  test('by the server helps whoever lost everything, and nobody who is a customer', async () => {
    await dispatcher();
    expect(await resetFactorByServer(api().deps, email)).toBe(true);
    const client = clientOf((await logIn()).token);
    await expect(client.secondFactor.startAuthenticator()).resolves.toBeTruthy();
    await api().signUp('claire@example.org');
    expect(await resetFactorByServer(api().deps, 'claire@example.org')).toBe(false);
  });

  test('of the password keeps the factor and says so; so does a change', async () => {
    const { code } = await dispatcher();
    await api().client().identity.forgotPassword({ body: { email } });
    await api().jobs.drain();
    const mail = api().mails.findLast(({ text }) => text.includes('token='));
    expect(mail?.text).toContain('votre second facteur reste');
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const body = { email, token, password, passwordConfirmation: password };
    await api().client().identity.resetPassword({ body });
    const session = await logIn();
    expect(session.user.role).toBe('customer');
    await give(session.token, code());
    expect(await mayWork(session.token)).toBe(true);
    const next = 'un autre secret 43';
    const change = { currentPassword: password, newPassword: next, newPasswordConfirmation: next };
    await clientOf(session.token).settings.changePassword({ body: { ...change, removeWaysIn: true } });
    expect((await clientOf(session.token).secondFactor.read()).data.authenticator).not.toBeNull();
    await api().jobs.drain();
    const told = api().mails.filter(({ text }) => text.includes('Votre second facteur reste'));
    expect(told).toHaveLength(2);
  });
});

test('an export tells the factor, and never its secret', async () => {
  const { client, secret } = await dispatcher();
  const { codes } = (await client.secondFactor.makeRecoveryCodes()).data;
  await reauthenticate(client);
  const { data } = await client.settings.exportData();
  expect(data).toMatchObject({
    account: { authenticator: { last_used_at: null }, recovery_codes: { length: 10 } },
  });
  const text = JSON.stringify(data);
  for (const hidden of [secret, ...codes]) expect(text).not.toContain(hidden);
});
