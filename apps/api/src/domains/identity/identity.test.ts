import { describe, expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';
import { timeRatio } from '../../testing/timing.ts';
import { changeSessionTimeout } from './index.ts';

const api = withTestApi();

const registration = {
  name: 'Claire Martin',
  email: 'Claire@Example.org',
  password: 'un vrai secret 42',
  passwordConfirmation: 'un vrai secret 42',
};
const login = { email: 'claire@example.org', password: 'un vrai secret 42' };

describe('registration', () => {
  test('creates a customer and signs them in', async () => {
    const { data, message } = await api().client().identity.register({ body: registration });
    expect(message).toBe('Inscription réussie');
    const me = await api().client({ token: data.token }).identity.me();
    expect(me.data.user).toMatchObject({
      name: 'Claire Martin',
      email: 'claire@example.org',
      role: 'customer',
    });
  });

  test('returns token and user at the top level for the booking flow', async () => {
    const answer = await api().client().identity.registerWhileBooking({ body: registration });
    expect(answer.user.email).toBe('claire@example.org');
    await expect(api().client({ token: answer.token }).identity.me()).resolves.toBeTruthy();
  });

  test('stores neither password nor token in plain text', async () => {
    const { data } = await api().client().identity.register({ body: registration });
    const user = await api().deps.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const session = await api().deps.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(session)).not.toContain(data.token);
  });

  test('of a known address changes nothing, returns a field error, and informs its owner', async () => {
    await api().client().identity.register({ body: registration });
    const again = { ...registration, password: 'intrus 12345 x', passwordConfirmation: 'intrus 12345 x' };
    await expect(api().client().identity.register({ body: again })).rejects.toMatchObject({
      status: 422,
      fieldErrors: { email: ['Cette adresse e-mail est déjà utilisée'] },
    });
    await api().jobs.drain();
    expect(api().mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['claire@example.org', 'Vous avez déjà un compte'],
      ['claire@example.org', 'Confirmez votre adresse e-mail'],
    ]);
    await expect(api().client().identity.login({ body: login })).resolves.toBeTruthy();
  });

  test('of one address succeeds once in forty concurrent attempts, through either call', async () => {
    const { register, registerWhileBooking } = api().client().identity;
    const tries = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? register : registerWhileBooking)({
          body: { ...registration, email: index % 3 ? registration.email : login.email },
        }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const attempt of tries) {
      if (attempt.status === 'rejected')
        expect(attempt.reason).toMatchObject({
          status: 422,
          fieldErrors: { email: ['Cette adresse e-mail est déjà utilisée'] },
        });
    }
    const { db } = api().deps;
    expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: login.email }]);
    expect(await db.selectFrom('sessions').select('user_id').execute()).toHaveLength(1);
  });

  test('takes as long for a known address as for a new one', async () => {
    const register = (email: string) =>
      api()
        .client()
        .identity.register({ body: { ...registration, email } });
    await register(registration.email);
    const ratio = await timeRatio(
      () => register(registration.email),
      (round) => register(`new${round}@example.org`),
    );
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  test.each([
    ['123456', 'Ce mot de passe est trop courant'],
    ['aaaaaaaa', 'Ce mot de passe est trop courant'],
    ['3456789', 'Ce mot de passe est trop courant'],
    ['MotDePasse', 'Ce mot de passe est trop courant'],
    ['trustno1', 'Ce mot de passe est trop courant'],
    ['claire@example.org', 'Ce mot de passe est trop courant'],
  ])('refuses the trivial password %s', async (password, text) => {
    const body = { ...registration, password, passwordConfirmation: password };
    const failure = api().client().identity.register({ body });
    await expect(failure).rejects.toMatchObject({
      status: 422,
      fieldErrors: { password: [expect.stringContaining(text)] },
    });
  });

  test('refuses a confirmation that differs, and unknown fields', async () => {
    const different = { ...registration, passwordConfirmation: 'autre chose 42' };
    await expect(api().client().identity.register({ body: different })).rejects.toMatchObject({
      fieldErrors: { passwordConfirmation: ['Les mots de passe ne correspondent pas'] },
    });
    const response = await api().app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: {
        name: 'x y',
        email: 'a@b.fr',
        password: 'un secret',
        password_confirmation: 'un secret',
        role: 'operator',
      },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ role: ['Ce champ n’est pas attendu'] });
  });
});

describe('log-in', () => {
  test('opens a session, in the language of the caller', async () => {
    await api().signUp();
    const { message, data } = await api().client({ language: 'de' }).identity.login({ body: login });
    expect(message).toBe('Sie sind angemeldet');
    expect(data.token).toMatch(/^[\w-]{43}$/);
  });

  test('gives the same answer for a wrong password and an unknown address', async () => {
    await api().signUp();
    const failure = {
      status: 401,
      code: 'identity.invalid_credentials',
      message: 'Adresse e-mail ou mot de passe incorrect',
    };
    const wrong = { ...login, password: 'pas le bon' };
    await expect(api().client().identity.login({ body: wrong })).rejects.toMatchObject(failure);
    const unknown = { ...login, email: 'nobody@example.org' };
    await expect(api().client().identity.login({ body: unknown })).rejects.toMatchObject(failure);
  });

  test('takes as long for an unknown address as for a wrong password', async () => {
    await api().signUp();
    const fail = (email: string) =>
      api()
        .client()
        .identity.login({ body: { email, password: 'pas le bon' } });
    const ratio = await timeRatio(
      () => fail(login.email),
      () => fail('nobody@example.org'),
    );
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  test('log-out revokes the token', async () => {
    const token = await api().signUp();
    await api().client({ token }).identity.logout();
    await expect(api().client({ token }).identity.me()).rejects.toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
  });
});

describe('a session', () => {
  test('is extended by use, and ends after its timeout', async () => {
    const token = await api().signUp();
    for (const _ of [1, 2, 3]) {
      api().clock.advance({ minutes: 29 });
      await api().client({ token }).identity.me();
    }
    api().clock.advance({ minutes: 31 });
    await expect(api().client({ token }).identity.me()).rejects.toMatchObject({ status: 401 });
  });

  test('that is remembered lasts 30 days without use', async () => {
    await api().signUp();
    const { data } = await api()
      .client()
      .identity.login({ body: { ...login, remember: true } });
    api().clock.advance({ days: 29 });
    await api().client({ token: data.token }).identity.me();
    api().clock.advance({ days: 31 });
    await expect(api().client({ token: data.token }).identity.me()).rejects.toMatchObject({ status: 401 });
  });

  test('ends after 90 days, even if it is used', async () => {
    await api().signUp();
    const { data } = await api()
      .client()
      .identity.login({ body: { ...login, remember: true } });
    const me = () => api().client({ token: data.token }).identity.me();
    for (const _ of [1, 2, 3, 4]) {
      api().clock.advance({ days: 22 });
      await me();
    }
    api().clock.advance({ days: 1 });
    await me();
    api().clock.advance({ days: 1, minutes: 1 });
    await expect(me()).rejects.toMatchObject({ status: 401 });
  });

  test('follows a changed timeout at once, unless it is remembered', async () => {
    const token = await api().signUp();
    const { data } = await api()
      .client()
      .identity.login({ body: { ...login, remember: true } });
    await changeSessionTimeout(api().deps.db, data.user.id, 5);
    api().clock.advance({ minutes: 6 });
    await expect(api().client({ token }).identity.me()).rejects.toMatchObject({ status: 401 });
    await expect(api().client({ token: data.token }).identity.me()).resolves.toBeTruthy();
    const later = (await api().client().identity.login({ body: login })).data.token;
    await changeSessionTimeout(api().deps.db, data.user.id, 480);
    api().clock.advance({ minutes: 479 });
    await expect(api().client({ token: later }).identity.me()).resolves.toBeTruthy();
  });

  test('is required: a missing one and an invalid one have different errors', async () => {
    await expect(api().client().identity.me()).rejects.toMatchObject({ status: 401, code: 'login_required' });
    const token = 'x'.repeat(43);
    await expect(api().client({ token }).identity.me()).rejects.toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
  });
});
